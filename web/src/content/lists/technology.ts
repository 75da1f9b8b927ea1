import type { Exactly, SixToNine, IconName } from '../types.ts';
/** A tool and its slug in Simple Icons. If Simple Icons has no logo with that slug, a swatch woven from the tool's name is shown. */
type Tool = { name: string; icon: string };

export type TechnologyCategory = {
  title:
    | 'LLM Models'
    | 'AI & Machine Learning'
    | 'Chatbot & Voice'
    | 'Backend'
    | 'Cloud & DevOps'
    | 'Frontend'
    | 'Database'
    | 'Mobile Development'
    | 'Testing & Analytics'
    | 'Data Science & Analytics';
  icon: IconName;
  tools: SixToNine<Tool>;
};

export const technology: Exactly<TechnologyCategory, 10> = [
  {
    title: 'LLM Models',
    icon: 'ai',
    tools: [
      { name: 'OpenAI', icon: 'openai' },
      { name: 'Anthropic Claude', icon: 'anthropic' },
      { name: 'Llama', icon: 'meta' },
      { name: 'Mistral', icon: 'mistralai' },
      { name: 'Gemini', icon: 'googlegemini' },
      { name: 'Cohere', icon: 'cohere' },
      { name: 'Hugging Face', icon: 'huggingface' },
    ],
  },
  {
    title: 'AI & Machine Learning',
    icon: 'spark',
    tools: [
      { name: 'PyTorch', icon: 'pytorch' },
      { name: 'TensorFlow', icon: 'tensorflow' },
      { name: 'scikit-learn', icon: 'scikitlearn' },
      { name: 'XGBoost', icon: 'xgboost' },
      { name: 'OpenCV', icon: 'opencv' },
      { name: 'LangChain', icon: 'langchain' },
      { name: 'MLflow', icon: 'mlflow' },
      { name: 'Keras', icon: 'keras' },
    ],
  },
  {
    title: 'Chatbot & Voice',
    icon: 'voice',
    tools: [
      { name: 'Twilio', icon: 'twilio' },
      { name: 'Dialogflow', icon: 'dialogflow' },
      { name: 'Rasa', icon: 'rasa' },
      { name: 'Botpress', icon: 'botpress' },
      { name: 'Deepgram', icon: 'deepgram' },
      { name: 'ElevenLabs', icon: 'elevenlabs' },
      { name: 'Whisper', icon: 'openai' },
      { name: 'Amazon Polly', icon: 'amazonwebservices' },
    ],
  },
  {
    title: 'Backend',
    icon: 'server',
    tools: [
      { name: 'Node.js', icon: 'nodedotjs' },
      { name: 'Python', icon: 'python' },
      { name: 'FastAPI', icon: 'fastapi' },
      { name: 'Go', icon: 'go' },
      { name: 'NestJS', icon: 'nestjs' },
      { name: 'GraphQL', icon: 'graphql' },
      { name: 'Redis', icon: 'redis' },
    ],
  },
  {
    title: 'Cloud & DevOps',
    icon: 'cloud',
    tools: [
      { name: 'AWS', icon: 'amazonwebservices' },
      { name: 'Azure', icon: 'microsoftazure' },
      { name: 'Google Cloud', icon: 'googlecloud' },
      { name: 'Docker', icon: 'docker' },
      { name: 'Kubernetes', icon: 'kubernetes' },
      { name: 'Terraform', icon: 'terraform' },
      { name: 'GitHub Actions', icon: 'githubactions' },
      { name: 'Jenkins', icon: 'jenkins' },
      { name: 'CDK', icon: 'amazonwebservices' },
    ],
  },
  {
    title: 'Frontend',
    icon: 'layers',
    tools: [
      { name: 'React', icon: 'react' },
      { name: 'Next.js', icon: 'nextdotjs' },
      { name: 'Vue', icon: 'vuedotjs' },
      { name: 'Angular', icon: 'angular' },
      { name: 'TypeScript', icon: 'typescript' },
      { name: 'Vite', icon: 'vite' },
      { name: 'Tailwind CSS', icon: 'tailwindcss' },
    ],
  },
  {
    title: 'Database',
    icon: 'db',
    tools: [
      { name: 'PostgreSQL', icon: 'postgresql' },
      { name: 'MySQL', icon: 'mysql' },
      { name: 'MongoDB', icon: 'mongodb' },
      { name: 'DynamoDB', icon: 'amazondynamodb' },
      { name: 'Elasticsearch', icon: 'elasticsearch' },
      { name: 'Pinecone', icon: 'pinecone' },
      { name: 'pgvector', icon: 'postgresql' },
    ],
  },
  {
    title: 'Mobile Development',
    icon: 'phone',
    tools: [
      { name: 'React Native', icon: 'react' },
      { name: 'Flutter', icon: 'flutter' },
      { name: 'Swift', icon: 'swift' },
      { name: 'Kotlin', icon: 'kotlin' },
      { name: 'Ionic', icon: 'ionic' },
      { name: 'Expo', icon: 'expo' },
    ],
  },
  {
    title: 'Testing & Analytics',
    icon: 'tested',
    tools: [
      { name: 'Vitest', icon: 'vitest' },
      { name: 'Playwright', icon: 'playwright' },
      { name: 'Cypress', icon: 'cypress' },
      { name: 'Selenium', icon: 'selenium' },
      { name: 'k6', icon: 'k6' },
      { name: 'Sentry', icon: 'sentry' },
      { name: 'Grafana', icon: 'grafana' },
    ],
  },
  {
    title: 'Data Science & Analytics',
    icon: 'chart',
    tools: [
      { name: 'pandas', icon: 'pandas' },
      { name: 'NumPy', icon: 'numpy' },
      { name: 'Jupyter', icon: 'jupyter' },
      { name: 'Airflow', icon: 'apacheairflow' },
      { name: 'dbt', icon: 'dbt' },
      { name: 'Snowflake', icon: 'snowflake' },
      { name: 'Power BI', icon: 'powerbi' },
      { name: 'Tableau', icon: 'tableau' },
    ],
  },
];
