import type { Service } from './service.ts';

export const databaseEngineering: Service = {
  title: 'Database Engineering',
  icon: 'db',
  interest: 'Other Services',
  description: 'Schemas that last, migrations without downtime, and queries measured before and after.',
  link: '/services/database-engineering',
  intro:
    'For systems where one table has become the company. We model it so that wrong data cannot be stored, move it without closing the shop, and keep a copy that we have really restored.',
  covers: ['Modelling', 'Migration', 'Tuning', 'Backups'],
  capabilities: [
    {
      title: 'Modelling',
      items: [
        'Schemas with rules inside',
        'Relational, document and vector',
        'History kept where it matters',
        'Names that need no legend',
      ],
    },
    {
      title: 'Migration',
      items: ['Changes while users work', 'Moves between engines', 'Row counts and checksums', 'A tested way back'],
    },
    {
      title: 'Tuning',
      items: [
        'Slow query review',
        'Indexes that earn their keep',
        'Partitions and archives',
        'Connection limits that hold',
      ],
    },
    {
      title: 'Safety',
      items: [
        'Backups restored on a schedule',
        'Replicas in a second place',
        'Access by role, logged',
        'Personal data masked in tests',
      ],
    },
  ],
  tools: {
    Relational: ['PostgreSQL', 'MySQL', 'Aurora', 'SQL Server'],
    Document: ['MongoDB', 'DynamoDB', 'Elasticsearch'],
    'Vector and cache': ['pgvector', 'Pinecone', 'Redis'],
    Care: ['Flyway', 'pgBackRest', 'Debezium', 'Grafana'],
  },
  industries: ['Finance', 'Healthcare', 'Retail', 'Software products'],
  benefits: [
    'Reports answer while you look at them.',
    'A wrong row is refused when it is written, not found at the year’s end.',
    'You know how long a restore takes, because we timed it.',
  ],
  answers: {
    approach:
      'We never argue about speed. We record the real queries, replay them against a copy, and show you the times before and after each change.',
    duration: {
      sample: true,
      text: 'A review with the ten worst queries fixed takes two to three weeks. A move to another engine takes six to twelve.',
    },
    existingSystems:
      'Yes. The applications keep running on the old schema while the new one fills beside it, and they move over one at a time.',
  },
};
