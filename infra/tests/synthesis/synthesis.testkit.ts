import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdk from '../../../cdk.json' with { type: 'json' };
import { brotliFolder, missingFolder, securityTxtPath, unknownServiceFile } from '#head/static-paths.ts';
import { readSiteBuild } from '../../edge/site-build.ts';
import { defaults, productionDefaults } from '../../stack/stages/defaults.ts';
import { readStage, stackName, type Stage } from '../../stack/stages/stages.ts';
import { websiteApp, WebsiteStack } from '../../stack/website-stack.ts';

export type Resource = {
  Type: string;
  Properties?: Record<string, unknown>;
  DependsOn?: string[];
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
};

/** Configuration of a distribution, as far as the tests read it. */
type Distribution = Record<string, unknown> & {
  CacheBehaviors: CacheBehavior[];
  DefaultCacheBehavior: CacheBehavior;
  Origins: {
    Id: string;
    S3OriginConfig?: object;
    DomainName: unknown;
    OriginCustomHeaders?: { HeaderValue: unknown }[];
  }[];
};

type CacheBehavior = {
  PathPattern: string;
  TargetOriginId: string;
  AllowedMethods: string[];
  CachePolicyId: string | { Ref: string };
  OriginRequestPolicyId?: { Ref: string };
  ResponseHeadersPolicyId?: { Ref: string };
  FunctionAssociations?: object[];
};

export type Synthesis = {
  distribution: Distribution;
  template: Template;
  resources: (type: string) => Record<string, Resource>;
  /** Returns the one resource of a type whose logical id starts so; throws if there is another number of them. */
  resource: (type: string, start: string) => Resource & { id: string };
  /** Findings of cdk-nag and of CloudFormation's rules that are not acknowledged. */
  findings: readonly string[];
};

type ValidationReport = {
  pluginReports: { pluginName: string; violations: { ruleName: string; description: string }[] }[];
};

/** Stages that nobody has filled in: a test that read the deployed ones would fail once an operator fills them in. */
export const testStages = { dev: defaults, staging: { ...defaults, waf: true }, prod: productionDefaults };

export function testStage(context: Readonly<Record<string, unknown>> = {}): Stage {
  return readStage(context, testStages);
}

/** Cached, because each synthesis takes seconds and the test files of a worker share this module. */
const syntheses = new Map<string, Synthesis>();

/** Synthesizes the stage that the context names, with a small built site and without bundling handlers. */
export function synthesize(context: Record<string, string> = {}, samples: readonly { file: string }[] = []): Synthesis {
  const key = JSON.stringify([context, samples]);
  const synthesis = syntheses.get(key) ?? synthesizeOnce(context, samples);
  syntheses.set(key, synthesis);
  return synthesis;
}

function synthesizeOnce(context: Record<string, string>, samples: readonly { file: string }[]): Synthesis {
  return withApp(context, (app, dist) => {
    const template = Template.fromStack(websiteApp(app, { dist, findSamples: () => samples, files: testStages }));
    const resources = (type: string) => template.findResources(type) as Record<string, Resource>;
    const resource = (type: string, start: string) => {
      const found = Object.entries(resources(type)).filter(([id]) => id.startsWith(start));
      if (found.length !== 1) throw new Error(`Expected one ${type} ${start}, got ${found.length}.`);
      const [[id, only]] = found as [[string, Resource]];
      return { id, ...only };
    };
    const { Properties } = resource('AWS::CloudFront::Distribution', '');
    return {
      template,
      resources,
      resource,
      distribution: Properties!.DistributionConfig as Distribution,
      findings: readFindings(join(app.outdir, 'validation-report.json')),
    };
  });
}

export function synthesizeAccount(stages: readonly Stage[]): Record<string, Template> {
  return withApp({}, (app, dist) => {
    const build = readSiteBuild(dist);
    const env = { region: 'us-east-1' };
    const stacks = stages.map((stage) => new WebsiteStack(app, stackName(stage), { stage, build, env }));
    return Object.fromEntries(stacks.map((stack) => [stack.stackName, Template.fromStack(stack)]));
  });
}

/** Calls `use` with an app and a built site in a folder that is deleted afterwards. */
function withApp<Result>(context: Record<string, string>, use: (app: App, dist: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'website-stack-'));
  try {
    const settings = { ...cdk.context, 'aws:cdk:bundling-stacks': [], ...context };
    return use(new App({ context: settings, outdir: join(folder, 'cdk.out') }), builtSite(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readFindings(file: string): string[] {
  const { pluginReports } = JSON.parse(readFileSync(file, 'utf8')) as ValidationReport;
  // CloudFormation's rules write a report only for findings; cdk-nag always writes one.
  if (!pluginReports.some(({ pluginName }) => pluginName === 'AwsSolutions')) {
    throw new Error(`Expected cdk-nag's report in ${file}, found none.`);
  }
  return pluginReports.flatMap(({ pluginName, violations }) =>
    violations.map(({ ruleName, description }) => `${pluginName} ${ruleName}: ${description}`),
  );
}

/** Context of a prod stage in which every feature is on. */
export const fullProduction: Readonly<Record<string, string>> = {
  stage: 'prod',
  domain: 'site.example',
  zoneId: 'Z0123456789ABC',
  officeMailbox: 'office@site.example',
  editorsMailbox: 'editors@site.example',
  senderAddress: 'website@site.example',
  mailDomain: 'site.example',
  dmarcPolicy: 'none',
  dmarcReports: 'dmarc@site.example',
  chatHost: 'chat.site.example',
  cmsUrl: 'https://cms.site.example/wp-json/wp/v2',
  cmsSecretName: 'website/wordpress',
  pipelineSecretName: 'website/pipeline',
  alarmMailbox: 'alarms@site.example',
  pager: 'https://pager.example/sns',
  allowSamples: 'yes',
  'source:commit': '0123456789abcdef0123456789abcdef01234567',
  'source:lists': '2026-11-20T12:00:00+00:00',
};

function builtSite(folder: string): string {
  const dist = join(folder, 'dist');
  const hash = `sha256-${'a'.repeat(43)}=`;
  mkdirSync(join(dist, 'client', 'assets'), { recursive: true });
  mkdirSync(join(dist, 'server'));
  for (const name of [brotliFolder, missingFolder, dirname(securityTxtPath)]) mkdirSync(join(dist, 'client', name));
  for (const file of ['render.js', 'assets.json']) writeFileSync(join(dist, 'server', file), file);
  for (const file of [
    'index.html',
    '404.html',
    unknownServiceFile,
    securityTxtPath,
    `${brotliFolder}/index.html`,
    'assets/main-1a2b3c4d.js',
  ]) {
    writeFileSync(join(dist, 'client', file), file);
  }
  writeFileSync(join(dist, 'fingerprint'), 'a1b2c3d4e5');
  writeFileSync(join(dist, 'csp.json'), JSON.stringify({ script: [hash], style: [hash] }));
  return dist;
}
