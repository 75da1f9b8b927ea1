import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdk from '../../cdk.json' with { type: 'json' };
import { brotliFolder } from '#head/static-paths.ts';
import { websiteApp } from '../website-app.ts';

export type Resource = {
  Type: string;
  Properties?: Record<string, unknown>;
  DependsOn?: string[];
  DeletionPolicy?: string;
};

export type Synthesis = {
  template: Template;
  /** Resources of a type by their logical id. */
  resources: (type: string) => Record<string, Resource>;
  /** What cdk-nag and CloudFormation's own rules object to and nobody acknowledged. */
  findings: readonly string[];
};

type ValidationReport = {
  pluginReports: { pluginName: string; violations: { ruleName: string; description: string }[] }[];
};

/** The stack that cdk context asks for, from a small built site; handlers are not bundled. For tests. */
export function synthesize(context: Record<string, string> = {}, samples: readonly { file: string }[] = []): Synthesis {
  const folder = mkdtempSync(join(tmpdir(), 'website-stack-'));
  const settings = { ...cdk.context, 'aws:cdk:bundling-stacks': [], ...context };
  const app = new App({ context: settings, outdir: join(folder, 'cdk.out') });
  try {
    const stack = websiteApp(app, { dist: builtSite(folder), findSamples: () => samples });
    const template = Template.fromStack(stack);
    return {
      template,
      resources: (type) => template.findResources(type) as Record<string, Resource>,
      findings: readFindings(join(folder, 'cdk.out', 'validation-report.json')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readFindings(file: string): string[] {
  const { pluginReports } = JSON.parse(readFileSync(file, 'utf8')) as ValidationReport;
  // CloudFormation's own rules report only what they object to; cdk-nag always reports.
  if (!pluginReports.some(({ pluginName }) => pluginName === 'AwsSolutions')) {
    throw new Error(`Expected cdk-nag's report in ${file}, found none.`);
  }
  return pluginReports.flatMap(({ pluginName, violations }) =>
    violations.map(({ ruleName, description }) => `${pluginName} ${ruleName}: ${description}`),
  );
}

/** A prod stage with everything set that a stage can have. */
export const fullProduction: Readonly<Record<string, string>> = {
  stage: 'prod',
  domain: 'site.example',
  zoneId: 'Z0123456789ABC',
  officeMailbox: 'office@site.example',
  senderAddress: 'website@site.example',
  mailDomain: 'site.example',
  chatHost: 'chat.site.example',
  cmsUrl: 'https://cms.site.example/wp-json/wp/v2',
  cmsSecretName: 'website/wordpress',
  alarmMailbox: 'alarms@site.example',
  formerScripts: `sha256-${'b'.repeat(43)}=`,
  formerStyles: `sha256-${'c'.repeat(43)}=`,
  allowSamples: 'yes',
};

function builtSite(folder: string): string {
  const dist = join(folder, 'dist');
  const hash = `sha256-${'a'.repeat(43)}=`;
  mkdirSync(join(dist, 'client', 'assets'), { recursive: true });
  mkdirSync(join(dist, 'server'));
  mkdirSync(join(dist, 'client', brotliFolder));
  for (const file of ['render.js', 'assets.json']) writeFileSync(join(dist, 'server', file), file);
  for (const file of ['index.html', '404.html', `${brotliFolder}/index.html`, 'assets/main-1a2b3c4d.js']) {
    writeFileSync(join(dist, 'client', file), file);
  }
  writeFileSync(join(dist, 'csp.json'), JSON.stringify({ script: [hash], style: [hash] }));
  return dist;
}
