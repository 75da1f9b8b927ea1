import type { Service } from './service.ts';

export const cloudArchitectureAndAwsServices: Service = {
  title: 'Cloud Architecture and AWS Services',
  icon: 'cloud',
  interest: 'Other Services',
  description: 'Serverless back ends, pipelines and migrations on AWS, priced before they are built.',
  link: '/services/cloud-architecture-aws',
  intro:
    'For teams whose servers grew one by one until nobody dared to restart them. We design the account, write it down as code, move the load in steps you can undo, and show the price of each step first.',
  covers: ['Serverless', 'Migration', 'Networking', 'Cost control'],
  capabilities: [
    {
      title: 'Serverless',
      items: ['APIs on Lambda', 'Queues and scheduled jobs', 'Files and events on S3', 'Sites behind CloudFront'],
    },
    {
      title: 'Migration',
      items: [
        'A list of what runs and why',
        'Moves with a way back',
        'Databases copied while in use',
        'Old servers switched off',
      ],
    },
    {
      title: 'Security and networking',
      items: [
        'Separate accounts for each stage',
        'Least privilege, tested',
        'Private networks and endpoints',
        'Keys and secrets that rotate',
      ],
    },
    {
      title: 'Cost and care',
      items: [
        'A price for each component',
        'Budgets with alerts',
        'Rightsizing from real use',
        'Backups that were restored once',
      ],
    },
  ],
  tools: {
    Compute: ['AWS Lambda', 'ECS Fargate', 'EC2', 'Step Functions'],
    Data: ['S3', 'DynamoDB', 'Aurora PostgreSQL', 'SQS'],
    Edge: ['CloudFront', 'API Gateway', 'Route 53', 'WAF'],
    'As code': ['AWS CDK', 'Terraform', 'CloudFormation', 'GitHub Actions'],
  },
  industries: ['Software products', 'Media', 'Finance', 'Healthcare', 'E-commerce'],
  benefits: [
    'The whole account can be rebuilt from a repository.',
    'A quiet month costs little, and a busy one does not need a call to us.',
    'Your own engineers can read it and take it over.',
  ],
  examples: [
    'A booking back end that costs almost nothing at night and holds on the first day of a sale',
    'A file store for scans that deletes what the law says must go',
    'An application moved out of the server room one part at a time',
  ],
  answers: {
    approach:
      'Every design comes with two pages: what happens when each part fails, and what each part costs at three loads. We build what you choose from that.',
    duration: {
      sample: true,
      text: 'A review with a priced plan takes two weeks. A new serverless back end takes six to eight, a migration depends on the number of moves.',
    },
    existingSystems:
      'Yes. We work in your account under your rules, next to what already runs there. Azure and Google Cloud stay where they are if there is no reason to move.',
  },
};
