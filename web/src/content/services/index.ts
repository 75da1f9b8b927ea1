import type { Exactly } from '../types.ts';
import { aiAndMachineLearning } from './ai-and-machine-learning.ts';
import { apiDesignAndDevelopment } from './api-design-and-development.ts';
import { backendAndServerInfrastructure } from './backend-and-server-infrastructure.ts';
import { chatbotPlatformExpertise } from './chatbot-platform-expertise.ts';
import { cloudArchitectureAndAwsServices } from './cloud-architecture-and-aws-services.ts';
import { computerVision } from './computer-vision.ts';
import { conversationalAiAndChatbots } from './conversational-ai-and-chatbots.ts';
import { customSoftwareDevelopment } from './custom-software-development.ts';
import { databaseEngineering } from './database-engineering.ts';
import { fullStackWebDevelopment } from './full-stack-web-development.ts';
import { multiChannelBotDeployment } from './multi-channel-bot-deployment.ts';
import { realTimeCommunicationSystems } from './real-time-communication-systems.ts';
import type { Service } from './service.ts';
import { systemAndDevopsManagement } from './system-and-devops-management.ts';
import { twilioCommunicationPlatform } from './twilio-communication-platform.ts';

export { type Service, servicePath } from './service.ts';

export const services: Exactly<Service, 14> = [
  aiAndMachineLearning,
  conversationalAiAndChatbots,
  twilioCommunicationPlatform,
  cloudArchitectureAndAwsServices,
  backendAndServerInfrastructure,
  customSoftwareDevelopment,
  databaseEngineering,
  fullStackWebDevelopment,
  systemAndDevopsManagement,
  realTimeCommunicationSystems,
  multiChannelBotDeployment,
  apiDesignAndDevelopment,
  computerVision,
  chatbotPlatformExpertise,
];

/** Returns the id of the card of a service. A link to /services#ai-and-machine-learning selects that card. */
export function serviceId(service: Service): string {
  return service.title.replaceAll(' ', '-').toLowerCase();
}
