import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  ResponseType,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { tooLarge, tooManyRequests, unavailable, type ServerError } from '#content/errors.ts';
import { htmlBody, jsonBody } from '../edge/error-bodies.ts';
import { apiStage, withoutApiStage } from '#contract/http.ts';
import { sendEmailPath } from '#contract/email.ts';
import { previewPath } from '#head/blog-url.ts';
import { stackName, type Stage } from './stages/stages.ts';
import { apiRoutes, type RequestFunction } from './api-routes.ts';
import { generatedSecret } from './blog.ts';

/** The REST API behind CloudFront. Requests that bypass CloudFront are rejected. */
export class Api extends Construct {
  readonly restApi: RestApi;
  /** Value of the Referer header that CloudFront sends; resolved at deployment. */
  readonly referer: string;
  /** Requests to send-email that API Gateway itself rejected, with 403 or 429. */
  readonly formRejected: Metric;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    // Edge locations take minutes to send a new value and the API takes another at once, in either order: both the former
    // and the next deployment accept the neighbours of the value that CloudFront sends.
    const proof = 'Proves to the API that a request came through CloudFront';
    const [former, current, next] = [-1, 0, 1].map((offset) =>
      generatedSecret(this, proof, `Referer${stage.originSecret + offset}`).secretValue.unsafeUnwrap(),
    );
    this.referer = current!;
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: stage.logDays as RetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.restApi = new RestApi(this, 'RestApi', {
      // CloudWatch tells APIs apart by name: with one name for all stages, errors of dev would alarm prod.
      restApiName: stackName(stage),
      description: 'Mail and posts of the website',
      endpointTypes: [EndpointType.REGIONAL],
      policy: throughCloudFrontOnly([former!, current!, next!]),
      cloudWatchRole: true,
      deployOptions: {
        stageName: apiStage,
        throttlingRateLimit: 50,
        throttlingBurstLimit: 100,
        methodOptions: {
          // Refilled every second: a burst closes the form until the firewall stops it, and not for minutes.
          '/sendEmail/POST': { throttlingRateLimit: stage.mailRate / 60, throttlingBurstLimit: 20 },
          '/report/{build+}/POST': { throttlingRateLimit: 20, throttlingBurstLimit: 40 },
          // Only editors and the readers of their drafts preview, and every request reads the secret.
          [`${previewPath}/GET`]: { throttlingRateLimit: 5, throttlingBurstLimit: 20 },
          [`${previewPath}/POST`]: { throttlingRateLimit: 5, throttlingBurstLimit: 20 },
          // Unsigned calls cost little. The firewall admits 20 in five minutes from one address, so that only 150 addresses
          // together could use this limit up.
          '/cms/published/POST': { throttlingRateLimit: 10, throttlingBurstLimit: 20 },
        },
        accessLogDestination: new LogGroupLogDestination(logs),
        accessLogFormat: withoutPersonalData(),
      },
    });
    this.formRejected = this.countRejections(logs, stage);
    this.addErrors();
  }

  /**
   * API Gateway's own metrics count the function's 400s as well and cost $0.30 a month each. Its own responses
   * have no latency of a function.
   */
  private countRejections(logGroup: LogGroup, stage: Stage): Metric {
    const isForm = `$.resource = "${withoutApiStage(sendEmailPath)}" && $.functionLatencyMs = "-"`;
    const filter = new MetricFilter(this, 'FormRejected', {
      logGroup,
      metricNamespace: stackName(stage),
      metricName: 'FormRejected',
      filterPattern: FilterPattern.literal(`{ ${isForm} && ($.status = "403" || $.status = "429") }`),
    });
    return filter.metric({ statistic: 'Sum', period: Duration.minutes(5) });
  }

  private addErrors(): void {
    for (const [type, error] of gatewayErrors) {
      this.restApi.addGatewayResponse(type.responseType, {
        type,
        statusCode: String(error.status),
        responseHeaders: { 'cache-control': "'no-store'" },
        templates: { 'application/json': jsonBody(error), 'text/html': htmlBody(error) },
      });
    }
  }

  /**
   * Connects each route to its function. Not part of the constructor, because cms-webhook needs the distribution, which
   * needs this API.
   */
  addRoutes(functions: Readonly<Record<RequestFunction, IFunction>>): void {
    for (const route of apiRoutes) {
      const resource = this.restApi.root.resourceForPath(withoutApiStage(route.path));
      resource.addMethod(route.method, new LambdaIntegration(functions[route.function], { allowTestInvoke: false }));
    }
  }
}

const gatewayErrors: readonly (readonly [ResponseType, ServerError])[] = [
  [ResponseType.THROTTLED, tooManyRequests],
  [ResponseType.REQUEST_TOO_LARGE, tooLarge],
  [ResponseType.DEFAULT_5XX, unavailable],
];

function throughCloudFrontOnly(referers: string[]): PolicyDocument {
  const everything = {
    principals: [new AnyPrincipal()],
    actions: ['execute-api:Invoke'],
    resources: ['execute-api:/*'],
  };
  const conditions = { StringNotEquals: { 'aws:Referer': referers } };
  return new PolicyDocument({
    statements: [
      new PolicyStatement({ effect: Effect.ALLOW, ...everything }),
      new PolicyStatement({ effect: Effect.DENY, ...everything, conditions }),
    ],
  });
}

/** Access log: one JSON line per request, without body, IP address or query, because a search term is personal. */
function withoutPersonalData(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      requestId: AccessLogField.contextRequestId(),
      time: AccessLogField.contextRequestTimeEpoch(),
      method: AccessLogField.contextHttpMethod(),
      resource: AccessLogField.contextResourcePath(),
      status: AccessLogField.contextStatus(),
      bytes: AccessLogField.contextResponseLength(),
      latencyMs: AccessLogField.contextResponseLatency(),
      functionLatencyMs: AccessLogField.contextIntegrationLatency(),
    }),
  );
}
