import { Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { company } from '#content/company.ts';
import { sourceFrom } from '../commands/source.ts';
import { readSiteBuild } from './site-build.ts';
import { readStage, stackName } from './stages/stages.ts';
import { WebsiteStack } from './website-stack.ts';

export type WebsiteAppProps = {
  /** Folder of the built site. */
  dist: string;
  /** Sample content that is left. Production rejects it, so that no invented person or number is published as real. */
  findSamples: () => readonly { file: string }[];
};

/** Adds the stack of the stage that the app's context names. Throws one sentence if it cannot be deployed. */
export function websiteApp(app: App, { dist, findSamples }: WebsiteAppProps): WebsiteStack {
  const context: Record<string, unknown> = app.node.getAllContext();
  const stage = readStage(context);
  if (stage.name === 'prod' && !stage.allowSamples) {
    rejectSamples(findSamples());
    rejectForeignOrigin(stage.domain);
  }
  Validations.of(app).addPlugins(new AwsSolutionsChecks());
  return new WebsiteStack(app, stackName(stage), {
    stage,
    build: readSiteBuild(dist),
    source: sourceFrom(context),
    description: 'Public website with its mail and its blog',
    // Certificates, firewalls and metrics of CloudFront exist only in us-east-1.
    env: { region: 'us-east-1' },
    terminationProtection: stage.retainOnTearDown,
  });
}

function rejectSamples(samples: readonly { file: string }[]): void {
  if (samples.length === 0) return;
  const files = new Set(samples.map(({ file }) => file));
  throw new Error(
    `Production would publish ${samples.length} samples from ${files.size} files (npm run check:launch lists them); ` +
      'expected none: replace them, or say -c allowSamples=yes.',
  );
}

/** Canonical links name the content's origin. With another domain search engines would index the wrong site. */
function rejectForeignOrigin(domain: string): void {
  if (company.origin === `https://${domain}`) return;
  throw new Error(
    `The stage's domain is “${domain}” while every page names ${company.origin} as its own; ` +
      'expected the same: change origin in web/src/content/company.ts, or the domain.',
  );
}
