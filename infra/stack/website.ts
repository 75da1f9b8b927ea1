import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  type Function as EdgeFunction,
} from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { SiteBuild } from '../edge/site-build.ts';
import { stackName, type Stage } from './stages/stages.ts';
import type { Api } from './api.ts';
import type { DnsRecords } from './dns-records.ts';
import type { Firewall } from './firewall.ts';
import { PrivateBucket } from './private-bucket.ts';
import { edgeBehaviors } from './edge-behaviors.ts';

/** What is logged of a request: no address, query, cookie, Referer or user agent of a visitor. */
const loggedFields =
  'date time x-edge-location cs-method cs-uri-stem sc-status x-edge-result-type x-edge-response-result-type ' +
  'x-edge-detailed-result-type sc-bytes time-taken sc-content-type cs-protocol';

export type WebsiteProps = {
  stage: Stage;
  build: SiteBuild;
  zone: IHostedZone | undefined;
  records: DnsRecords;
  api: Api;
  firewall: Firewall | undefined;
};

/** The bucket of prerendered files and the distribution in front of everything. */
export class Website extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  readonly certificate: ICertificate | undefined;
  /** Edge function that names the live release. Deploying it switches the site to the build, so it must be the last. */
  readonly pageRequest: EdgeFunction;
  /** Code of that function, which `npm run release` publishes to switch back to this build. */
  readonly pageRequestCode: string;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    const { stage, zone } = props;
    this.bucket = new PrivateBucket(this, 'Bucket', {
      retain: stage.retainOnTearDown,
      versioned: true,
      // Only overwritten and deleted versions expire. A current file may be in use at any age.
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    this.certificate = this.certificateOf(stage, zone);
    const { pageRequest, pageRequestCode, ...edge } = edgeBehaviors(this, this.bucket, props);
    this.pageRequest = pageRequest;
    this.pageRequestCode = pageRequestCode;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Website, stage ${stage.name}`,
      ...edge,
      // The edge function rewrites / already. Without the function a request for / would list the bucket.
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      // Most visitors are in India, which the cheaper price classes leave out.
      priceClass: PriceClass.PRICE_CLASS_ALL,
      // Only 404 is mapped, and to itself. Turning a 403 into a page would hide an API that rejects CloudFront, or a
      // bucket without permissions.
      errorResponses: [
        { httpStatus: 404, responseHttpStatus: 404, responsePagePath: '/404.html', ttl: Duration.minutes(1) },
      ],
      ...(this.certificate && {
        certificate: this.certificate,
        domainNames: [stage.domain, `www.${stage.domain}`],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(props.firewall && { webAclId: props.firewall.arn }),
    });
    this.logRequests(stage);
    for (const [id, name] of Object.entries({ Apex: stage.domain, Www: `www.${stage.domain}` })) {
      if (stage.domain) props.records.add(id, { name, type: 'ALIAS', value: this.distribution.domainName });
    }
  }

  /** One JSON line per request in CloudWatch Logs, by standard logging (v2), which CDK has no construct for. */
  private logRequests(stage: Stage): void {
    const logGroup = new LogGroup(this, 'AccessLogs', { retention: 30, removalPolicy: RemovalPolicy.DESTROY });
    // An account has one of each name.
    const name = stackName(stage);
    const resourceArn = this.distribution.distributionArn;
    const source = new CfnDeliverySource(this, 'LogSource', { name, resourceArn, logType: 'ACCESS_LOGS' });
    const destinationResourceArn = logGroup.logGroupArn;
    const format = { name, destinationResourceArn, outputFormat: 'json' };
    const destination = new CfnDeliveryDestination(this, 'LogDestination', format);
    new CfnDelivery(this, 'LogDelivery', {
      deliverySourceName: source.ref,
      deliveryDestinationArn: destination.attrArn,
      recordFields: loggedFields.split(' '),
    });
  }

  private certificateOf(stage: Stage, zone: IHostedZone | undefined): ICertificate | undefined {
    if (stage.certificateArn) return Certificate.fromCertificateArn(this, 'Certificate', stage.certificateArn);
    if (!zone) return undefined;
    return new Certificate(this, 'Certificate', {
      domainName: stage.domain,
      subjectAlternativeNames: [`www.${stage.domain}`],
      validation: CertificateValidation.fromDns(zone),
    });
  }
}
