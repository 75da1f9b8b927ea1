import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { findSamples } from '../../web/build/check-launch.ts';
import { websiteApp } from './website-stack.ts';

/**
 * `cdk synth` and `cdk deploy`: synthesizes one stage, named by context (`-c stage=prod`), from the built site.
 * cdk.json builds it before, unless it is up to date.
 */
try {
  websiteApp(new App(), { dist: fileURLToPath(new URL('../../web/dist', import.meta.url)), findSamples });
} catch (error) {
  // Synthesis stops because of a wrong value, which the error's sentence names. A stack trace would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
