import type { Exactly, SixToNine, IconName } from '../types.ts';
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
  /** Names. Each is shown with a swatch woven from it. */
  tools: SixToNine<string>;
};

export const technology: Exactly<TechnologyCategory, 10> = [
  {
    title: 'LLM Models',
    icon: 'ai',
    tools: ['OpenAI', 'Anthropic Claude', 'Llama', 'Mistral', 'Gemini', 'Cohere', 'Hugging Face'],
  },
  {
    title: 'AI & Machine Learning',
    icon: 'spark',
    tools: ['PyTorch', 'TensorFlow', 'scikit-learn', 'XGBoost', 'OpenCV', 'LangChain', 'MLflow', 'Keras'],
  },
  {
    title: 'Chatbot & Voice',
    icon: 'voice',
    tools: ['Twilio', 'Dialogflow', 'Rasa', 'Botpress', 'Deepgram', 'ElevenLabs', 'Whisper', 'Amazon Polly'],
  },
  {
    title: 'Backend',
    icon: 'server',
    tools: ['Node.js', 'Python', 'FastAPI', 'Go', 'NestJS', 'GraphQL', 'Redis'],
  },
  {
    title: 'Cloud & DevOps',
    icon: 'cloud',
    tools: ['AWS', 'Azure', 'Google Cloud', 'Docker', 'Kubernetes', 'Terraform', 'GitHub Actions', 'Jenkins', 'CDK'],
  },
  {
    title: 'Frontend',
    icon: 'layers',
    tools: ['React', 'Next.js', 'Vue', 'Angular', 'TypeScript', 'Vite', 'Tailwind CSS'],
  },
  {
    title: 'Database',
    icon: 'db',
    tools: ['PostgreSQL', 'MySQL', 'MongoDB', 'DynamoDB', 'Elasticsearch', 'Pinecone', 'pgvector'],
  },
  {
    title: 'Mobile Development',
    icon: 'phone',
    tools: ['React Native', 'Flutter', 'Swift', 'Kotlin', 'Ionic', 'Expo'],
  },
  {
    title: 'Testing & Analytics',
    icon: 'tested',
    tools: ['Vitest', 'Playwright', 'Cypress', 'Selenium', 'k6', 'Sentry', 'Grafana'],
  },
  {
    title: 'Data Science & Analytics',
    icon: 'chart',
    tools: ['pandas', 'NumPy', 'Jupyter', 'Airflow', 'dbt', 'Snowflake', 'Power BI', 'Tableau'],
  },
];
