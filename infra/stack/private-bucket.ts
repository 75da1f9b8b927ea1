import { CfnResource, type CustomResourceProviderBase, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

export type PrivateBucketProps = BucketProps & {
  /** Whether the bucket survives its stack; otherwise it is emptied and deleted with it. */
  retain: boolean;
};

/** A bucket without public access, encrypted at rest and in transit. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { retain, ...props }: PrivateBucketProps) {
    super(scope, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      ...(retain
        ? { removalPolicy: RemovalPolicy.RETAIN }
        : { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }),
      ...props,
    });
    if (!retain) this.emptyWithoutPolicy();
  }

  /**
   * CloudFormation cannot delete a bucket with objects, so CDK's function empties it first. CDK lets it wait for the policy
   * of the bucket, which names the distribution: if the distribution cannot be created, nothing would empty the bucket. The
   * function therefore has rights of its own and waits for nothing.
   */
  private emptyWithoutPolicy(): void {
    const provider = Stack.of(this).node.findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
    (provider as CustomResourceProviderBase).addToRolePolicy({
      Effect: 'Allow',
      Action: ['s3:GetBucket*', 's3:List*', 's3:PutBucketPolicy', 's3:DeleteObject*'],
      Resource: [this.bucketArn, this.arnForObjects('*')],
    });
    const resource = this.node.findChild('AutoDeleteObjectsCustomResource').node.defaultChild;
    (resource as CfnResource).addDeletionOverride('DependsOn');
  }
}
