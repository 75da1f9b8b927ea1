import { Runtime, RuntimeFamily } from 'aws-cdk-lib/aws-lambda';
import { lambdaNode } from './bundling.ts';

/** Lambda runtime of every function. */
export const runtime = new Runtime(`nodejs${lambdaNode}.x`, RuntimeFamily.NODEJS, { supportsInlineCode: true });
