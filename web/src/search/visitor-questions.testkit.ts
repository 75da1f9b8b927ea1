import { company } from '#content/company.ts';

/**
 * Questions as visitors type them, and the passages that answer each: "page › title", or "› title" on any page. They were
 * written before the search was tuned, in words of visitors instead of the site's. Never tune the search with them: they
 * show what it does with questions that nobody has foreseen.
 */
export const visitorQuestions: readonly string[] = [
  'do i have to pay upfront → Terms of Service › Payment | Terms of Service › Development environment',
  'what if i change my mind about a feature halfway → Terms of Service › Scope of work',
  'what happens when you miss a deadline → Terms of Service › Timeline',
  'how long have you been in business → About › Company history | About › 6+ years',
  'who is the ceo → About › The team',
  'our website is slow can you fix it → Backend and Server Infrastructure › Speed',
  'do you make iphone apps → Custom Software Development › Build | About › Mobile Development',
  'does it speak hindi → Conversational AI and Chatbots › Language understanding | Projects › Clinic booking line',
  'can the bot hand over to a real person → Conversational AI and Chatbots › Voice agents | Multi-Channel Bot Deployment › Hand-over | Home › Voice AI',
  'can i keep my existing phone numbers → Twilio Communication Platform › Numbers and compliance',
  'do you do video calls → Real-Time Communication Systems › Audio and video',
  'scan invoices automatically → Computer Vision › Document reading',
  'predict how much stock to order → AI and Machine Learning › Forecasting | Projects › Retail demand model',
  'our database queries take forever → Database Engineering › Tuning',
  'can you set up ci/cd for us → System and DevOps Management › Build and release',
  'can i choose my own working hours → Careers › Flexible Work Hours',
  'do you use cookies → Privacy Policy › Information we collect',
  'do you sell my information → Privacy Policy › Sharing and security',
  'is it ok for kids to use this → Privacy Policy › Children under 13',
  'how long does it take to build a chatbot → Conversational AI and Chatbots › How long does a typical project take?',
  'what makes you better than other companies → › What makes your approach unique?',
  'hourly rate? → Home › Get a Custom Solution | Services › What is the smallest project you take?',
  'AI receptionist for a dental practice → › Voice agents | Home › Voice AI | Projects › Night-desk voice agent | Projects › Clinic booking line | Success Stories › Night line for a dental group',
  'transcribing phone calls → Conversational AI and Chatbots › Tools & Technologies | About › Chatbot & Voice | Real-Time Communication Systems › Media servers | AI and Machine Learning › Language models',
  'instalments → Terms of Service › Payment',
  'maintenence after go-live → Home › Launch & Scale | Terms of Service › Quality and bug fixing | System and DevOps Management › Incidents and upkeep',
  'software for hauliers → Projects › Fleet telemetry API | Projects › Field-service scheduler | Projects › Warehouse vision',
  'does it hook up to our CRM → › Can you work with our existing systems?',
  `what time zone are you in → Contact › Office hours | Contact › Office address | About › ${company.address.country}`,
  'do you know flutter → About › Mobile Development | Custom Software Development › Tools & Technologies',
  'whatsapp ordering → Success Stories › WhatsApp ordering for a wholesaler | Multi-Channel Bot Deployment › Real-World Applications',
  'load balancing and uptime → Backend and Server Infrastructure › Resilience | System and DevOps Management › Monitoring',
  'do you turn people down by email → Careers › We answer | › How we hire',
  'what is the ctc for the ai engineer → AI/ML Engineer › Pay',
  'must i live in ahmedabad → Careers › Remote-First Culture | › Location',
  'annual leave → Careers › Wellness Support',
  'is equipment provided for working at home → Careers › Setup Allowance',
  'react vacancy → Full Stack Developer › Full Stack Developer | Careers › Current Openings | Full Stack Developer › What you bring',
  'is this website accesible → Accessibility › Accessibility | Accessibility › What we aim for | Accessibility › What we test | Accessibility › What does not work',
  'remove my personal details → Privacy Policy › Your rights',
  'after-hours answering service → › Voice agents | Home › Voice AI | Projects › Night-desk voice agent | Success Stories › Night line for a dental group',
];

/** Questions that the site does not answer. */
export const strangeQuestions: readonly string[] = (
  'what is the capital of france / who won the world cup / tell me a joke / how do i bake a chocolate cake / ' +
  'what is the weather in london tomorrow / translate good morning to spanish / how tall is mount everest / ' +
  'what is the meaning of life / best restaurants near me / write a poem about the sea / ' +
  'how many legs does a spider have / is bitcoin a good investment / who is the president of the united states / ' +
  'how do i lose weight / when was napoleon born / what movie should i watch tonight / can dogs eat grapes / ' +
  'what is 12 times 14 / recommend a good book / how do i change a flat tyre / why is the sky blue / asdfgh qwertz / ' +
  'do you like pizza / where can i buy cheap flights to tokyo / which football team is the best'
).split(' / ');
