import type { Service } from './service.ts';

export const aiAndMachineLearning: Service = {
  title: 'AI and Machine Learning',
  icon: 'ai',
  interest: 'AI/ML Solutions',
  description: 'Models that forecast, sort and flag, trained on your own data and watched once live.',
  link: '/services/ai-machine-learning',
  intro:
    'For teams that hold years of records and still decide by feel. We turn the records into a model, write down how good it is on cases you choose, and put it where the decision is made.',
  covers: ['Forecasting', 'Classification', 'Retrieval', 'Evaluation'],
  capabilities: [
    {
      title: 'Forecasting',
      items: [
        'Demand by shop, product and hour',
        'Staffing and call volume',
        'Ranges beside every number',
        'Fallback to last year when data is thin',
      ],
    },
    {
      title: 'Classification',
      items: ['Routing mail and tickets', 'Scoring leads and claims', 'Spotting odd payments', 'Sorting documents'],
    },
    {
      title: 'Language models',
      items: [
        'Answers with their source',
        'Summaries of calls and files',
        'Fields read out of free text',
        'Fine-tuning where prompts fall short',
      ],
    },
    {
      title: 'Evaluation and care',
      items: [
        'Test cases you sign off',
        'A plain baseline to beat',
        'Drift alerts in production',
        'Retraining you can repeat',
      ],
    },
  ],
  tools: {
    'Language models': ['OpenAI', 'Anthropic Claude', 'Llama', 'Mistral'],
    Learning: ['PyTorch', 'scikit-learn', 'XGBoost', 'TensorFlow'],
    Retrieval: ['LangChain', 'pgvector', 'Pinecone', 'Elasticsearch'],
    Operations: ['MLflow', 'Airflow', 'Amazon SageMaker', 'Docker'],
  },
  industries: ['Retail', 'Insurance', 'Healthcare', 'Logistics', 'Finance'],
  benefits: [
    'You know how often the model is wrong, and about what.',
    'The forecast arrives in the tool your people already open.',
    'When the world changes, an alert tells you before a customer does.',
  ],
  examples: [
    'A demand model that tells each shop how much bread to order',
    'A mail room that sends each letter to the right desk and asks when it is not sure',
    'A search over contracts that answers with the clause and the page',
    'Predictive maintenance: a machine that is looked at before it stops',
    'Recommendations in an online shop, from what was bought together',
  ],
  answers: {
    approach:
      'We start with a plain baseline and a set of cases you wrote. A model earns its place by beating the baseline on those cases, and you see the table before you pay for the next step.',
    duration: {
      sample: true,
      text: 'Two weeks show whether your data can carry the idea. A first model in daily use takes three to five months.',
    },
    existingSystems:
      'Yes. We read from your database or warehouse as it is and write the result back to the place where people work: a column, a queue or an API.',
  },
};
