import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { brotliFolder, notFoundFolder, securityTxtPath } from '#head/static-paths.ts';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { documentStatusMetadata, siteFolders, tierCacheControl } from '../../edge/behaviors.ts';

export type SiteFilesProps = {
  /** Folder of the built site. */
  client: string;
  bucket: IBucket;
  distribution: IDistribution;
};

/**
 * Uploads the built site to its bucket: assets first, documents last, so that no page is published before the files it
 * links to. Nothing is deleted, otherwise a visitor with yesterday's page could not load yesterday's chunks.
 */
export class SiteFiles extends Construct {
  /** Deployments of the files that documents link to. */
  readonly folders: readonly BucketDeployment[];

  constructor(scope: Construct, id: string, { client, bucket, distribution }: SiteFilesProps) {
    super(scope, id);
    const folders = siteFolders.filter(({ name }) => existsSync(join(client, name)));
    const common = {
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'Logs', {
        retention: RetentionDays.TWO_WEEKS,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    };
    this.folders = folders.map(
      ({ name, cache }) =>
        new BucketDeployment(this, `Folder-${name}`, {
          ...common,
          sources: [Source.asset(join(client, name))],
          destinationKeyPrefix: name,
          cacheControl: [CacheControl.fromString(tierCacheControl(cache))],
        }),
    );
    const compressedName = brotliFolder.slice(1);
    const cacheControl = [CacheControl.fromString(tierCacheControl('html'))];
    const compressed = new BucketDeployment(this, 'CompressedDocuments', {
      ...common,
      sources: [Source.asset(join(client, compressedName))],
      destinationKeyPrefix: compressedName,
      cacheControl,
      contentType: 'text/html; charset=utf-8',
      contentEncoding: 'br',
    });
    compressed.node.addDependency(...this.folders);
    const notFoundName = notFoundFolder.slice(1);
    const notFound = new BucketDeployment(this, 'NotFoundDocuments', {
      ...common,
      sources: [Source.asset(join(client, notFoundName))],
      destinationKeyPrefix: notFoundName,
      cacheControl,
      metadata: { [documentStatusMetadata]: '404' },
    });
    notFound.node.addDependency(...this.folders);
    const wellKnownName = posix.dirname(securityTxtPath).slice(1);
    const wellKnown = new BucketDeployment(this, 'WellKnown', {
      ...common,
      sources: [Source.asset(join(client, wellKnownName))],
      destinationKeyPrefix: wellKnownName,
      cacheControl,
      // RFC 9116 requires the charset, which S3 omits.
      contentType: 'text/plain; charset=utf-8',
    });
    const apart = [...folders.map(({ name }) => name), compressedName, notFoundName, wellKnownName];
    const documents = new BucketDeployment(this, 'Documents', {
      ...common,
      sources: [Source.asset(client, { exclude: apart.map((name) => `${name}/**`) })],
      cacheControl,
      distribution,
      distributionPaths: ['/*'],
      // The custom resource stops waiting for the invalidation after ten minutes, which would roll the stack back.
      waitForDistributionInvalidation: false,
    });
    documents.node.addDependency(compressed, notFound, wellKnown);
  }
}
