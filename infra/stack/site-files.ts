import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { brotliFolder, missingFolder, securityTxtPath } from '#head/static-paths.ts';
import { BucketDeployment, CacheControl, Source, type BucketDeploymentProps } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { documentStatusMetadata, siteFolders, tierCacheControl, type Cache } from '../edge/behaviors.ts';
import { edgeCodeFolder, releaseFolder } from '../edge/releases.ts';
import { documentHeaders } from '../edge/response-headers.ts';
import { deployable, type SiteBuild } from '../edge/site-build.ts';
import type { Website } from './website.ts';

type Upload = Omit<BucketDeploymentProps, 'destinationBucket' | 'cacheControl' | 'destinationKeyPrefix'>;

/**
 * Uploads the built site to its bucket: files with a hash in their path into folders that all releases share, all others
 * below the folder of the release. Nothing that visitors see changes until the edge function names the release. Nothing
 * is deleted, so that a former release can be switched back to, and an open page still finds its chunks.
 */
export class SiteFiles extends Construct {
  /** Deployments of the shared files, which documents of any origin link to. */
  readonly sharedFolders: readonly BucketDeployment[];

  constructor(scope: Construct, id: string, build: SiteBuild, { bucket, pageRequestCode }: Website) {
    super(scope, id);
    const { client } = build;
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.TWO_WEEKS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Nothing is uploaded before the resource that empties the bucket exists, if there is one.
    const emptying = bucket.node.tryFindChild('AutoDeleteObjectsCustomResource');
    if (emptying) this.node.addDependency(emptying);
    const upload = (name: string, cache: Cache, folder: string, options: Upload) =>
      new BucketDeployment(this, name, {
        destinationBucket: bucket,
        destinationKeyPrefix: folder.slice(1),
        cacheControl: [CacheControl.fromString(tierCacheControl(cache))],
        prune: false,
        memoryLimit: 512,
        logGroup,
        ...options,
      });
    const release = releaseFolder(build.id);
    const from = (folder: string) => ({ sources: [Source.asset(deployable(join(client, folder)))] });
    const metadata = documentHeaders(build);

    const folders = siteFolders.filter(({ name }) => existsSync(join(client, name)));
    const uploadFolders = (isShared: boolean) =>
      folders
        .filter((folder) => folder.isShared === isShared)
        .map(({ name, cache }) =>
          upload(`Folder-${name}`, cache, isShared ? `/${name}` : `${release}/${name}`, from(name)),
        );
    this.sharedFolders = uploadFolders(true);
    uploadFolders(false);
    upload('CompressedDocuments', 'html', release + brotliFolder, {
      ...from(brotliFolder),
      contentType: 'text/html; charset=utf-8',
      contentEncoding: 'br',
      metadata,
    });
    upload('StatusDocuments404', 'html', release + missingFolder, {
      ...from(missingFolder),
      metadata: { ...metadata, [documentStatusMetadata]: '404' },
    });
    const wellKnown = posix.dirname(securityTxtPath);
    upload('WellKnown', 'html', release + wellKnown, {
      ...from(wellKnown),
      // RFC 9116 requires the charset, which S3 omits.
      contentType: 'text/plain; charset=utf-8',
    });
    const apart = [
      ...folders.map(({ name }) => name),
      ...[brotliFolder, missingFolder, wellKnown].map((path) => path.slice(1)),
    ];
    upload('Documents', 'html', release, {
      sources: [Source.asset(client, { exclude: apart.map((name) => `${name}/**`) })],
      metadata,
    });
    upload('EdgeCode', 'none', edgeCodeFolder, { sources: [Source.data(`${build.id}.js`, pageRequestCode)] });
    // The distribution has one error page for all releases. Only missing files of the shared folders lead to it.
    upload('ErrorPage', 'html', '/', {
      sources: [Source.asset(client, { exclude: ['*', '!404.html'] })],
    });
  }
}
