import { App } from 'aws-cdk-lib';
import { PipelineStack } from './pipeline-stack.ts';

/**
 * `npx cdk deploy --app 'tsx infra/deploy/pipeline-app.ts' -c repository=OWNER/NAME [-c provider=existing]`: creates
 * the roles with which the workflow deploys.
 */
const app = new App();
const [repository, provider] = ['repository', 'provider'].map((key): unknown => app.node.tryGetContext(key));

if (typeof repository === 'string' && /^[\w.-]+\/[\w.-]+$/.test(repository)) {
  new PipelineStack(app, 'Website-pipeline', {
    description: 'Roles by which the workflow deploys the website',
    env: { region: 'us-east-1' },
    repository,
    stages: ['staging', 'prod'],
    hasProvider: provider === 'existing',
  });
} else {
  console.error(`Expected the repository of the workflow, got “${String(repository)}”: -c repository=OWNER/NAME.`);
  process.exitCode = 1;
}
