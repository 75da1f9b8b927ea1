import { App } from 'aws-cdk-lib';
import { PipelineStack, readEnvironments, readRepository } from './pipeline-stack.ts';

/**
 * `npx cdk deploy --app 'tsx infra/commands/pipeline-app.ts' -c repository=OWNER/NAME [-c environments=prod,content]
 * [-c provider=existing]`: creates the roles with which the workflow deploys.
 */
const app = new App();
const read = (key: string): unknown => app.node.tryGetContext(key);

try {
  new PipelineStack(app, 'Website-pipeline', {
    description: 'Roles by which the workflow deploys the website',
    env: { region: 'us-east-1' },
    repository: readRepository(read('repository')),
    environments: readEnvironments(read('environments')),
    hasProvider: read('provider') === 'existing',
  });
} catch (error) {
  // A wrong value is explained by the sentence alone. A stack trace would hide it.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
