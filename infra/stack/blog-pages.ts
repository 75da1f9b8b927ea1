import { RemovalPolicy } from 'aws-cdk-lib';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Environment } from '../../functions/blog/pages/entry.ts';
import { liveAlias } from '../edge/releases.ts';
import { documentHeaders } from '../edge/response-headers.ts';
import type { SiteBuild } from './site-build.ts';
import type { Stage } from './stages/stages.ts';
import { ContentFunction } from './content-function.ts';

export type BlogPagesProps = { stage: Stage; build: SiteBuild };

/**
 * The function that renders the blog, one version per release: it contains the renderer of its build. The API calls the
 * version that the alias names, which `npm run release` can move back. Versions of former releases are retained.
 */
export class BlogPages extends ContentFunction {
  readonly live: Alias;

  constructor(scope: Construct, id: string, { stage, build }: BlogPagesProps) {
    const environment: Pick<Environment, 'RELEASE' | 'DOCUMENT_HEADERS'> = {
      RELEASE: build.id,
      DOCUMENT_HEADERS: JSON.stringify(documentHeaders(build)),
    };
    // Not RETAIN, which would also keep the version of a deployment that is rolled back. Its repetition would fail, because
    // Lambda publishes no second version of the same code.
    const versions = { description: build.id, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE };
    super(scope, id, { stage, name: 'blog-pages', environment, versions });
    this.live = new Alias(this, 'Live', { aliasName: liveAlias, version: this.function.currentVersion });
  }
}
