import type { Service } from './service.ts';

export const systemAndDevopsManagement: Service = {
  title: 'System and DevOps Management',
  icon: 'wheel',
  interest: 'Other Services',
  description: 'Deploys nobody has to watch, alerts that mean something, and a runbook for each.',
  link: '/services/system-devops-management',
  intro:
    'For teams that release on Thursday night with everybody online. We automate the release, put a gauge on what users feel, and write for each alarm what to do about it.',
  covers: ['CI and CD', 'Infrastructure as code', 'Monitoring', 'Incident practice'],
  capabilities: [
    {
      title: 'Build and release',
      items: [
        'Pipelines short enough to wait for',
        'One command to deploy',
        'One command to go back',
        'Secrets out of the repository',
      ],
    },
    {
      title: 'Infrastructure as code',
      items: [
        'Servers described in files',
        'Stages that really match',
        'Changes reviewed before they run',
        'Drift found every morning',
      ],
    },
    {
      title: 'Monitoring',
      items: [
        'Gauges on what users feel',
        'Logs without personal data',
        'Few alerts, each with an owner',
        'A wallboard people look at',
      ],
    },
    {
      title: 'Incidents and upkeep',
      items: ['A runbook for every alarm', 'Practice on a calm day', 'Reviews without blame', 'Patches on a calendar'],
    },
  ],
  tools: {
    Pipelines: ['GitHub Actions', 'GitLab CI', 'Jenkins'],
    Infrastructure: ['Terraform', 'AWS CDK', 'Ansible', 'Kubernetes'],
    Monitoring: ['Grafana', 'Prometheus', 'CloudWatch', 'Sentry'],
    Security: ['Vault', 'Trivy', 'AWS IAM', 'Dependabot'],
  },
  industries: ['Software products', 'Finance', 'Media', 'Public services'],
  benefits: [
    'A release is an ordinary moment of the working day.',
    'The phone rings at night only when a user would notice.',
    'Whoever is on duty knows the next step, because it is written down.',
  ],
  answers: {
    approach:
      'We begin by deleting alerts. What is left is tied to something a user feels, has an owner and has a page that says what to do.',
    duration: {
      sample: true,
      text: 'A pipeline with a way back takes two to four weeks. After that most clients keep us for some hours each month.',
    },
    existingSystems:
      'Yes. We use the tools you pay for already and replace one only when it stands in the way. Servers that are set up by hand are written down before they are touched.',
  },
};
