import type { Service } from './service.ts';

export const apiDesignAndDevelopment: Service = {
  title: 'API Design and Development',
  icon: 'plug',
  interest: 'Other Services',
  description: 'Interfaces other teams use without a meeting: versioned, documented and observed.',
  link: '/services/api-design-development',
  intro:
    'For companies whose partners ask for a call before they can send one request. We design the interface with the people who will use it, write its documents from its code, and keep old versions working.',
  covers: ['REST and GraphQL', 'Documentation', 'Security', 'Limits'],
  capabilities: [
    {
      title: 'Design',
      items: [
        'REST, GraphQL and webhooks',
        'Names a partner can guess',
        'Errors that say what to do',
        'Versions that do not break',
      ],
    },
    {
      title: 'Documentation',
      items: [
        'OpenAPI written with the code',
        'Examples that really run',
        'A sandbox with sample data',
        'A changelog partners can follow',
      ],
    },
    {
      title: 'Security',
      items: [
        'OAuth and signed requests',
        'Rights for each key',
        'Input checked at the edge',
        'An audit trail of who asked what',
      ],
    },
    {
      title: 'Operation',
      items: [
        'Limits that are fair and stated',
        'Retries that cannot book twice',
        'Latency by partner on a chart',
        'Contract tests before each release',
      ],
    },
  ],
  tools: {
    Styles: ['REST', 'GraphQL', 'gRPC', 'Webhooks'],
    Documents: ['OpenAPI', 'Redoc', 'Postman', 'AsyncAPI'],
    Gateways: ['Amazon API Gateway', 'Kong', 'nginx'],
    Testing: ['Pact', 'k6', 'Schemathesis'],
  },
  industries: ['Software products', 'Logistics', 'Finance', 'Telecoms'],
  benefits: [
    'A partner sends the first useful request on the first morning.',
    'A request that is sent twice is booked once.',
    'You can retire an old version, because you know who still uses it.',
  ],
  answers: {
    approach:
      'We write the documents first and give them to two of your partners. The interface is built when both of them can say what a request would do.',
    duration: {
      sample: true,
      text: 'A designed and documented interface takes two to three weeks. Building it takes four to sixteen, by its size.',
    },
    existingSystems:
      'Yes. The new interface can stand in front of the old one and translate. Partners move when they are ready, and both are counted until the old one is silent.',
  },
};
