import type { Service } from './service.ts';

export const backendAndServerInfrastructure: Service = {
  title: 'Backend and Server Infrastructure',
  icon: 'server',
  interest: 'Other Services',
  description: 'Queues, caches, jobs and storage, arranged so that one slow part stops no other.',
  link: '/services/backend-server-infrastructure',
  intro:
    'For products whose users have outgrown the first server. We find the part that waits, take it out of the way of the others, and write the service so that the next tenfold is a setting.',
  covers: ['APIs and jobs', 'Queues', 'Caching', 'Resilience'],
  capabilities: [
    {
      title: 'Services and jobs',
      items: [
        'HTTP and gRPC services',
        'Scheduled and long jobs',
        'Imports that can be repeated',
        'File and image processing',
      ],
    },
    {
      title: 'Queues and events',
      items: [
        'Work that survives a restart',
        'Retries with growing pauses',
        'Dead letters somebody reads',
        'Events between teams',
      ],
    },
    {
      title: 'Speed',
      items: [
        'Profiles before opinions',
        'Caches with a rule for leaving',
        'Slow queries found and fixed',
        'Load tests in the pipeline',
      ],
    },
    {
      title: 'Resilience',
      items: [
        'Time limits on every call',
        'A plan for each failing part',
        'Health checks that tell the truth',
        'Rolling updates without a pause',
      ],
    },
  ],
  tools: {
    Languages: ['Node.js', 'Python', 'Go', 'TypeScript'],
    Frameworks: ['NestJS', 'FastAPI', 'Express', 'gRPC'],
    'Queues and caches': ['Redis', 'RabbitMQ', 'Kafka', 'Amazon SQS'],
    Servers: ['Linux', 'nginx', 'Docker', 'Kubernetes'],
  },
  industries: ['Software products', 'Logistics', 'Payments', 'Media'],
  benefits: [
    'A slow partner makes one answer late, not the whole site.',
    'What was accepted is kept, also through a power cut.',
    'You see which part is full before it is.',
  ],
  examples: [
    'An order intake that keeps taking orders while the warehouse system is down',
    'A photo service that resizes on upload and never twice',
    'An import that follows the changes as they happen, in place of a nightly run',
  ],
  answers: {
    approach:
      'We measure first and change one thing at a time. Each change comes with a test that breaks the part on purpose and shows what a user would see.',
    duration: {
      sample: true,
      text: 'A measured review takes one to two weeks. A service taken out of a larger one takes four to eight.',
    },
    existingSystems:
      'Yes. We put the new service beside the old one, send it a copy of the traffic, compare the answers and switch over when they agree.',
  },
};
