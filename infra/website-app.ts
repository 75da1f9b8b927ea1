import { Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { company } from '#content/company.ts';
import { readSiteBuild } from './site-build.ts';
import { readStage } from './stages.ts';
import { WebsiteStack } from './website-stack.ts';

export type WebsiteAppProps = {
  /** Folder of the built site. */
  dist: string;
  /** What is left in the content that was made up; production refuses it (D55). */
  findSamples: () => readonly { file: string }[];
};

/** Puts the stage that the app's context asks for into the app; throws one sentence when it cannot be. */
export function websiteApp(app: App, { dist, findSamples }: WebsiteAppProps): WebsiteStack {
  const context: Record<string, unknown> = app.node.getAllContext();
  const stage = readStage(context);
  if (stage.name === 'prod' && !stage.allowSamples) {
    refuseSamples(findSamples());
    refuseForeignOrigin(stage.domain);
  }
  Validations.of(app).addPlugins(new AwsSolutionsChecks());
  return new WebsiteStack(app, `Website-${stage.name}`, {
    stage,
    build: readSiteBuild(dist),
    description: 'Public website with its mail and its blog',
    // Certificate, firewall and distribution metrics live only there.
    env: { region: 'us-east-1' },
    terminationProtection: stage.retainOnTearDown,
  });
}

function refuseSamples(samples: readonly { file: string }[]): void {
  if (samples.length === 0) return;
  const files = new Set(samples.map(({ file }) => file));
  throw new Error(
    `Production would publish ${samples.length} samples from ${files.size} files (npm run check:launch lists them); ` +
      'expected none: replace them, or say -c allowSamples=yes.',
  );
}

/** Canonical links name the content's origin; another domain would tell search engines to look elsewhere. */
function refuseForeignOrigin(domain: string): void {
  if (company.origin === `https://${domain}`) return;
  throw new Error(
    `The stage's domain is “${domain}” while every page names ${company.origin} as its own; ` +
      'expected the same: change origin in web/src/content/company.ts, or the domain.',
  );
}
