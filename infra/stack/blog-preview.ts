import { Duration } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Environment } from '../../functions/blog/preview/entry.ts';
import { documentHeaders } from '../edge/response-headers.ts';
import type { SiteBuild } from './site-build.ts';
import { metricsNamespace, siteOrigin, type Stage } from './stages/stages.ts';
import { NodeFunction } from './node-function.ts';

export type BlogPreviewProps = { stage: Stage; build: SiteBuild };

/**
 * Function behind GET /blog/preview. It may read its own secret, which no other function may read. It has no versions:
 * while a former release is live, previews have the looks of the newest.
 */
export class BlogPreview extends Construct {
  readonly function: NodeFunction;
  /** Secret with which WordPress signs links; an operator copies its value from Secrets Manager to WordPress once. */
  readonly secret: Secret;

  constructor(scope: Construct, id: string, { stage, build }: BlogPreviewProps) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Signs the links with which WordPress opens drafts on the website',
      generateSecretString: { excludePunctuation: true, passwordLength: 40 },
    });
    const environment: Environment = {
      CMS_URL: stage.cmsUrl,
      CMS_PREVIEW_SECRET_ID: this.secret.secretArn,
      SITE_ORIGIN: siteOrigin(stage),
      METRICS_NAMESPACE: metricsNamespace(stage),
      DOCUMENT_HEADERS: JSON.stringify(documentHeaders(build)),
    };
    this.function = new NodeFunction(this, 'Function', {
      name: 'blog-preview',
      description: 'Shows a draft to the editor who opens it in WordPress',
      environment,
      // As blog-pages, which renders the same pages.
      memory: 1_024,
      // One request of up to 8 s, the secret before it, and the rendering.
      timeout: Duration.seconds(15),
      logDays: stage.logDays,
    });
    this.secret.grantRead(this.function);
  }
}
