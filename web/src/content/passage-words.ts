/**
 * Words by which visitors search for a passage and which it does not contain, by `page › title`. Where several
 * passages of a page have the same title, by `page › title › first words of the text`; a key without these gives its
 * words to all of them. The page of a job's passage is "Job", because jobs are replaced. The search ignores endings:
 * "book" also finds "booking". A word belongs to the few passages that answer a question with it, never to a kind of
 * passages: the words of sectors, roles and titles that are on many pages are in search-words.ts.
 */
export const passageWords: Readonly<Record<string, string>> = {
  'Services › Not sure which?':
    'recommend advice unsure choose help guide guidance pick suggest suitable confused undecided clueless direction overwhelmed',
  'Services › How soon can you start?':
    'kickoff kick capacity available urgent asap immediately waiting onboard booked busy rush',
  'Services › What is the smallest project you take?':
    'concept tiny little bid oneoff gig spend shoestring bootstrap sole trader micro',
  'Services › What does it cost to run each month?':
    'subscription recurring ongoing overhead opex hosting licence license minute usage tokens hidden markup surcharge annual yearly commitment',
  'Services › Do callers know that they talk to a computer?':
    'realise realize notice pretend fake trick fool deceive disclose disclosure transparent transparency impersonate machine announce legal regulation identify',
  'Services › How fast does a voice agent answer, and in which languages?':
    'pause awkward instant respond response accent bilingual multilingual marathi tamil telugu bengali punjabi urdu portuguese italian dutch polish russian chinese mandarin japanese welsh speak talk',
  'Services › Is our data used to train models?':
    'learn leak privacy private share feed openai chatgpt premises optout copilot harvest',
  'Services › Are you certified to ISO 27001 or SOC 2?':
    'compliance compliant hipaa pci dss standard badge pentest pentesting assessment procurement diligence infosec cyber essentials nist 9001',
  'Services › May we call your clients for references?':
    'vouch verify speak talk contact recommend recommendation genuine credible credibility track record',
  'Services › Who helps when it fails at night?':
    'break breakdown crash conks incident midnight evening sunday saturday 3am hotline escalate ticket urgent helpdesk hangs',
  'Services › Expert Team':
    'senior junior outsource freelancer subcontractor offshore experienced inhouse middleman salespeople qualified skilled dedicated specialist contractor augmentation direct',
  'Services › Rapid Delivery':
    'progress sprint iteration iterative incremental preview mvp waterfall fast speedy version',
  'Services › Continuous Support':
    'maintenance retainer contract extend renew after plan monthly aftersales update ongoing longterm patch warranty handholding assistance',
  'AI and Machine Learning › AI and Machine Learning':
    'predictive analytics insight historical algorithm neural deep gut science scientist consultant consulting',
  'AI and Machine Learning › Forecasting':
    'sales stock inventory demand order footfall rota roster shift seasonal season overstock waste peak replenish revenue cashflow trend',
  'AI and Machine Learning › Classification':
    'sort categorize email fraud spam triage label tag categorise prioritise prioritize anomaly suspicious complaint inbox churn detect sentiment enquiry prospect',
  'AI and Machine Learning › Language models':
    'gpt ai generative openai rag train hallucinate wrong claude gemini copilot knowledge extract finetune citation minutes notes contract generate draft private',
  'AI and Machine Learning › Evaluation and care':
    'accuracy accurate monitor quality wrong precision recall benchmark validate degrade outdated stale metric reliable bias explainable mlops mistake',
  'AI and Machine Learning › Tools & Technologies':
    'bedrock azure vertex databricks keras deepseek gemini huggingface jupyter gpu mlops embeddings',
  'AI and Machine Learning › Where it is used': 'underwriter transport freight',
  'AI and Machine Learning › Real-World Applications':
    'bakery baker mailroom postroom solicitor legal sensor factory machinery breakdown breaks conks fail upsell basket personalised personalized suggest',
  'AI and Machine Learning › What you have afterwards': 'accuracy mistake error reliable trust warning',
  'AI and Machine Learning › What makes your approach unique?':
    'benchmark sceptical hype snake oil risk experiment objective scientific',
  'AI and Machine Learning › How long does a typical project take?': 'poc concept feasibility feasible enough',
  'AI and Machine Learning › Can you work with our existing systems?':
    'snowflake bigquery redshift csv excel sync import export dashboard embed feed',
  'Conversational AI and Chatbots › Conversational AI and Chatbots':
    'faq repetitive overwhelmed busy understaffed workload deflect switchboard virtual helpdesk automation hotline',
  'Conversational AI and Chatbots › Voice agents':
    'ai bot automatic phone line call answering alexa machine clinic appointment booking ivr restaurant table reservation hairdresser salon garage calendar schedule telemarketing cold dialler voicemail siri missed switchboard pickup secretary virtual hotel',
  'Conversational AI and Chatbots › Chat assistants':
    'widget livechat popup embed bubble faq capture instant unanswered intranet sharepoint citation telegram',
  'Conversational AI and Chatbots › Language understanding':
    'knowledge faq speak hindi gujarati english multilingual read pdf document manual nlp nlu hinglish slang accent taboo guardrails forbidden restricted sensitive context comprehend rag knowledgebase',
  'Conversational AI and Chatbots › Operations': 'regression qa token spend rollback analytics oversight',
  'Conversational AI and Chatbots › Tools & Technologies':
    'gemini vapi retell voiceflow lex watson speech voice cloning',
  'Conversational AI and Chatbots › Where it is used':
    'hotel airline tourism hospitality property landlord broker surgery',
  'Conversational AI and Chatbots › Real-World Applications':
    'gp surgery vet physio reschedule rebook insurance accident product available',
  'Conversational AI and Chatbots › What you have afterwards':
    'missed unanswered weekend voicemail auditable traceable source sleep lost enquiry',
  'Conversational AI and Chatbots › What makes your approach unique?':
    'qa acceptance script dialogue scenario regression',
  'Conversational AI and Chatbots › How long does a typical project take?': 'launch pilot',
  'Conversational AI and Chatbots › Can you work with our existing systems?':
    'pbx voip outlook calendar sharepoint zendesk email ftp practice',
  'Twilio Communication Platform › Twilio Communication Platform':
    'pbx voip cpaas telephony switchboard virtual exchange hotline',
  'Twilio Communication Platform › Voice':
    'ivr hold waiting extension divert forward voicemail greeting attendant dial record',
  'Twilio Communication Platform › Messaging':
    'text whatsapp reminder notification bulk broadcast campaign marketing noshow blast unsubscribe otp alert textmessage delivered rcs viber appointment',
  'Twilio Communication Platform › Contact centre':
    'call center agents desk support helpdesk ccaas genesys supervisor omnichannel popup distribution acd hotline',
  'Twilio Communication Platform › Numbers and compliance':
    'keep existing phone port carrier a2p 10dlc dlt regulatory 999 911 112 robocall spoofing scam caller cap tollfree freephone 0800 virtual lose',
  'Twilio Communication Platform › Tools & Technologies': 'sendgrid plivo vonage sinch otp 2fa verification',
  'Twilio Communication Platform › Where it is used':
    'plumber electrician technician haulage courier pupil tradesman callout',
  'Twilio Communication Platform › Real-World Applications':
    'mask anonymous hide courier taxi absence closure notify pupil multilingual hold waiting surgery',
  'Twilio Communication Platform › What you have afterwards':
    'ourselves edit selfservice breakdown log transparency reporting',
  'Twilio Communication Platform › What makes your approach unique?': 'flowchart diagram rollback git whiteboard undo',
  'Twilio Communication Platform › How long does a typical project take?': 'port setup contract ivr',
  'Twilio Communication Platform › Can you work with our existing systems?':
    'pbx avaya cisco 3cx mitel voip handset trunk',
  'Cloud Architecture and AWS Services › Cloud Architecture and AWS Services':
    'hosting datacentre datacenter modernise modernize architect consultancy scalable landing fragile messy lift shift',
  'Cloud Architecture and AWS Services › Serverless':
    'lambda backend hosting function scale autoscale static cdn upload cron storage bucket idle',
  'Cloud Architecture and AWS Services › Migration':
    'lift shift premises datacentre datacenter rehost azure inventory decommission downtime heroku',
  'Cloud Architecture and AWS Services › Security and networking':
    'hack protect vpn firewall iam permission password credentials encryption ransomware hardening cyber attack mfa vpc subnet',
  'Cloud Architecture and AWS Services › Cost and care':
    'aws bill save money low reduce spend cloud finops optimise optimize oversized waste savings alarm overrun cut invoice surprise disaster recovery',
  'Cloud Architecture and AWS Services › Tools & Technologies':
    'azure gcp google kubernetes eks rds cognito heroku digitalocean hetzner pulumi cdn dns',
  'Cloud Architecture and AWS Services › Where it is used': 'publisher newspaper streaming broadcaster fintech',
  'Cloud Architecture and AWS Services › Real-World Applications':
    'ticket spike surge peak blackfriday retention archive datacentre basement gradual xray',
  'Cloud Architecture and AWS Services › What you have afterwards':
    'independent disaster recovery terraform scale handover reproducible lock-in',
  'Cloud Architecture and AWS Services › What makes your approach unique?': 'tradeoff scenario transparent option risk',
  'Cloud Architecture and AWS Services › How long does a typical project take?': 'audit assessment roadmap',
  'Cloud Architecture and AWS Services › Can you work with our existing systems?':
    'multicloud gcp microsoft compliance',
  'Backend and Server Infrastructure › Backend and Server Infrastructure':
    'scale growth bottleneck overloaded crash monolith traffic capacity throughput refactor',
  'Backend and Server Infrastructure › Services and jobs':
    'microservice worker cron batch nightly background thumbnail upload video resize csv async task',
  'Backend and Server Infrastructure › Queues and events':
    'broker kafka rabbitmq asynchronous async pubsub decouple duplicate stuck backlog sqs lost message failed',
  'Backend and Server Infrastructure › Speed':
    'slow performance fast load website site page faster app bottleneck timeout optimise optimize tune hang freeze stress response',
  'Backend and Server Infrastructure › Resilience':
    'downtime crash reliable traffic load visitors down failover redundancy redundant fault tolerant conks stability unstable collapse peak overload',
  'Backend and Server Infrastructure › Tools & Technologies':
    'java php ruby rails django laravel spring rust dotnet elixir celery',
  'Backend and Server Infrastructure › Where it is used':
    'saas gateway fintech checkout publisher courier freight streaming',
  'Backend and Server Infrastructure › Real-World Applications':
    'webshop checkout offline thumbnail crop duplicate realtime batch overnight',
  'Backend and Server Infrastructure › What you have afterwards':
    'blackout electricity bottleneck capacity reliability',
  'Backend and Server Infrastructure › What makes your approach unique?':
    'chaos benchmark profiling bottleneck experiment',
  'Backend and Server Infrastructure › How long does a typical project take?':
    'audit refactor monolith microservice split',
  'Backend and Server Infrastructure › Can you work with our existing systems?':
    'parallel shadow gradual monolith cutover canary replace rewrite',
  'Custom Software Development › Custom Software Development':
    'bespoke tailor shelf workflow digitise digitize paperwork manual paper internal intranet admin backoffice chaos scattered',
  'Custom Software Development › Discovery':
    'idea workshop requirements plan analysis analyst scoping shadow observe kickoff specification spec brief feasibility blueprint roadmap research',
  'Custom Software Development › Product design':
    'ui ux mockup prototype user test usability figma wireframe designer feel interface graphic layout friendly intuitive research branding',
  'Custom Software Development › Build':
    'windows mac macos programming appstore play crossplatform native pwa sprint import',
  'Custom Software Development › Handover':
    'ownership source code documentation train staff people escrow onboarding repository git credentials manual wiki knowledge transfer teach inhouse',
  'Custom Software Development › Tools & Technologies': 'electron firebase supabase windows javascript',
  'Custom Software Development › Where it is used': 'factory distributor lawyer accountant consultancy',
  'Custom Software Development › Real-World Applications':
    'dispatcher reschedule route rota conks garage tradesman plumber offline inspector surveyor checklist signal internet',
  'Custom Software Development › What you have afterwards': 'ip duplicate excel truth',
  'Custom Software Development › What makes your approach unique?':
    'middleman account manager direct layers salesperson',
  'Custom Software Development › How long does a typical project take?': 'mvp launch version',
  'Custom Software Development › Can you work with our existing systems?':
    'quickbooks xero tally sage datev csv excel import sync inventory warehouse',
  'Database Engineering › Database Engineering':
    'dba administrator duplicate corrupt messy inconsistent redesign consultant backup growing',
  'Database Engineering › Modelling':
    'normalise normalisation design erd diagram nosql versioned embeddings json structure',
  'Database Engineering › Migration': 'downtime oracle mssql mysql convert lost verify rollback cutover',
  'Database Engineering › Tuning':
    'slow query performance database fast report optimise optimize deadlock timeout pool bottleneck vacuum huge',
  'Database Engineering › Safety':
    'backup lost restore loss disaster recovery failover redundancy ransomware corrupted anonymise gdpr accidental deleted hacker',
  'Database Engineering › Tools & Technologies':
    'oracle mariadb cassandra neo4j snowflake bigquery firebase clickhouse timescale nosql mssql',
  'Database Engineering › Where it is used': 'fintech bookkeeping lab',
  'Database Engineering › What you have afterwards': 'instantly slow integrity validation constraint recovery disaster',
  'Database Engineering › What makes your approach unique?': 'benchmark tuning',
  'Database Engineering › How long does a typical project take?': 'optimise tuning oracle',
  'Database Engineering › Can you work with our existing systems?': 'parallel gradual coexist oracle cutover',
  'Full-Stack Web Development › Full-Stack Web Development':
    'turnkey onestop portal saas finger pointing contractor responsible',
  'Full-Stack Web Development › Front end':
    'website ui page react seo google ranking responsive javascript html css corporate wordpress svelte vitals redesign',
  'Full-Stack Web Development › Back end':
    'payment checkout login api shop cms wordpress headless stripe sso oauth password account permission admin subscription basket razorpay register authentication',
  'Full-Stack Web Development › Accessibility':
    'wcag disabled accessible blind site audit ada eaa compliance deaf dyslexia contrast disability 508 impaired lawsuit',
  'Full-Stack Web Development › Testing and release':
    'qa bugs automated e2e regression selenium rollback unit chrome safari crossbrowser ci',
  'Full-Stack Web Development › Tools & Technologies':
    'wordpress svelte jquery drupal tailwind javascript html css nuxt remix',
  'Full-Stack Web Development › Where it is used': 'saas publisher newspaper hotel tourism elearning',
  'Full-Stack Web Development › Real-World Applications':
    'selfservice login dashboard membership extranet elearning lms lesson tutorial buffering cms wordpress catalogue',
  'Full-Stack Web Development › What you have afterwards':
    'accountable responsible onboarding setup docker contact wcag',
  'Full-Stack Web Development › What makes your approach unique?': 'vertical incremental skeleton iterative early',
  'Full-Stack Web Development › How long does a typical project take?': 'webshop relaunch redesign launch portal',
  'Full-Stack Web Development › Can you work with our existing systems?':
    'inherit rescue messy spaghetti refactor abandoned previous developer rewrite wordpress',
  'System and DevOps Management › System and DevOps Management':
    'sysadmin administrator sre ops operations reliability stressful',
  'System and DevOps Management › Build and release':
    'ci cd continuous integration pipeline automate jenkins gitlab rollback password vault undo broken github yaml',
  'System and DevOps Management › Infrastructure as code':
    'terraform ansible cloudformation iac reproducible configuration environment identical provisioning console undocumented gitops',
  'System and DevOps Management › Monitoring':
    'watch server alert uptime night log observability dashboard metric grafana prometheus datadog newrelic alarm pager pagerduty noise tracing crash notified',
  'System and DevOps Management › Incidents and upkeep':
    'on-call night support watch server update outage emergency postmortem vulnerability breakdown rescue drill firefighting disaster cve midnight conks',
  'System and DevOps Management › Tools & Technologies':
    'datadog newrelic helm argocd puppet chef pulumi azure circleci elk splunk bitbucket',
  'System and DevOps Management › Where it is used': 'council government newspaper fintech broadcaster',
  'System and DevOps Management › What you have afterwards': 'sleep pager fear calm rota documentation weekend',
  'System and DevOps Management › What makes your approach unique?': 'fatigue noise false alarm pager overload',
  'System and DevOps Management › How long does a typical project take?': 'ci cd setup retainer deployment',
  'System and DevOps Management › Can you work with our existing systems?':
    'jenkins gitlab datadog manual undocumented inventory licence',
  'Real-Time Communication Systems › Real-Time Communication Systems':
    'zoom livestream streaming broadcast telemedicine jitsi conferencing videocall voip embed',
  'Real-Time Communication Systems › Audio and video':
    'call conference meeting zoom webinar webcam microphone screenshare dial moderator breakout lecture videochat facetime mute livestream',
  'Real-Time Communication Systems › Live data':
    'realtime chat collaboration notification cursor whiteboard gps tracking tracker location sync reconnect offline websocket push ticker status',
  'Real-Time Communication Systems › Media servers':
    'sfu stun nat firewall scale participant viewer caption subtitle livestream capacity attendee',
  'Real-Time Communication Systems › Quality':
    'jitter packet choppy robotic freeze frozen dropped stutter echo bandwidth diagnose troubleshoot crackle',
  'Real-Time Communication Systems › Tools & Technologies':
    'jitsi agora zoom sdk pusher ably kurento freeswitch rtmp hls',
  'Real-Time Communication Systems › Where it is used': 'gp telehealth webinar concert tutor lecture',
  'Real-Time Communication Systems › Real-World Applications':
    'telehealth gp rural countryside gps tracking fleet taxi location bidder auctioneer live',
  'Real-Time Communication Systems › What you have afterwards': 'dropped choppy troubleshoot region diagnose',
  'Real-Time Communication Systems › What makes your approach unique?':
    'bandwidth 3g corporate stress jitter simulate rural',
  'Real-Time Communication Systems › How long does a typical project take?': 'videocall consultation zoom',
  'Real-Time Communication Systems › Can you work with our existing systems?':
    'embed sso login iframe dial sdk plugin widget whitelabel',
  'Multi-Channel Bot Deployment › Multi-Channel Bot Deployment':
    'omnichannel consistent inconsistent contradict unify central single everywhere',
  'Multi-Channel Bot Deployment › Channels':
    'add chatbot slack teams facebook messenger whatsapp telegram instagram viber wechat signal discord rcs social media widget alexa',
  'Multi-Channel Bot Deployment › Shared content':
    'cms localise localisation approve approval editor knowledgebase faq multilingual proofread wording consistent',
  'Multi-Channel Bot Deployment › Hand-over':
    'real human agent transfer escalate handoff operator livechat staff takeover colleague context repeat ring waiting frustrated angry',
  'Multi-Channel Bot Deployment › Analytics':
    'statistics metric kpi dropoff abandon insight usage conversion funnel unanswered csat satisfaction',
  'Multi-Channel Bot Deployment › Tools & Technologies':
    'telegram viber instagram intercom genesys wechat rcs servicenow',
  'Multi-Channel Bot Deployment › Where it is used': 'council government airline hotel hospitality',
  'Multi-Channel Bot Deployment › Real-World Applications':
    'grocer distributor reorder helpdesk intranet internal password airline airport boarding tourist passenger',
  'Multi-Channel Bot Deployment › What you have afterwards': 'consistent effort omnichannel continue',
  'Multi-Channel Bot Deployment › What makes your approach unique?':
    'dialogue script tone consistent omnichannel reuse',
  'Multi-Channel Bot Deployment › How long does a typical project take?':
    'whatsapp slack teams meta verification additional',
  'Multi-Channel Bot Deployment › Can you work with our existing systems?':
    'zendesk freshdesk intercom servicenow replace ticketing',
  'API Design and Development › API Design and Development':
    'thirdparty developer portal b2b ecosystem swagger interoperability',
  'API Design and Development › Design': 'soap endpoint backwards compatible compatibility json schema',
  'API Design and Development › Documentation':
    'docs manual reference write api swagger postman sdk tutorial readme quickstart guide',
  'API Design and Development › Security':
    'jwt token authentication authorisation login hmac permission hacker injection attack owasp abuse log',
  'API Design and Development › Operation':
    'ratelimit throttle quota idempotent duplicate double monitoring ddos flood slow',
  'API Design and Development › Tools & Technologies': 'swagger apigee mulesoft soap zapier n8n tyk insomnia',
  'API Design and Development › Where it is used': 'telco saas isp courier freight openbanking operator',
  'API Design and Development › What you have afterwards': 'deprecate sunset double idempotent selfservice',
  'API Design and Development › What makes your approach unique?': 'feedback mock specification usability',
  'API Design and Development › How long does a typical project take?': 'endpoint specification rest',
  'API Design and Development › Can you work with our existing systems?':
    'soap facade wrapper adapter proxy middleware mainframe deprecate parallel',
  'Computer Vision › Computer Vision':
    'recognition visual surveillance analytics inspect footage guard operator detect',
  'Computer Vision › Detection and counting':
    'camera object box people warehouse helmet hardhat ppe vest footfall parking occupancy intruder crowd visitor forklift traffic cattle',
  'Computer Vision › Document reading':
    'handwritten ocr invoice paper pdf extract text automatically receipt passport licence kyc digitise digitize form paperwork archive anpr numberplate license bookkeeping scribble cheque aadhaar',
  'Computer Vision › Quality checks':
    'defect inspection factory production scratch crack dent flaw faulty assembly conveyor barcode expiry packaging bottle misprint qc',
  'Computer Vision › Delivery': 'edge privacy faces anonymise premises offline internet gpu local jetson datacenter',
  'Computer Vision › Tools & Technologies': 'keras roboflow rekognition openvino gpu hikvision drone webcam',
  'Computer Vision › Where it is used': 'farm farmer crop livestock factory dairy orchard fulfilment',
  'Computer Vision › Real-World Applications':
    'dock bay depot goods shipping conveyor packaging bottle misaligned dent accident car assessor garage',
  'Computer Vision › What you have afterwards': 'privacy guard headcount labour upload premises',
  'Computer Vision › What makes your approach unique?': 'onsite lighting dirt dark darkness honest realistic',
  'Computer Vision › How long does a typical project take?': 'pilot concept feasibility',
  'Computer Vision › Can you work with our existing systems?':
    'plc hikvision onvif rtsp webcam hardware modbus conveyor',
  'ChatBot Platform Expertise › ChatBot Platform Expertise':
    'independent comparison consultant outgrown frustrated limitation evaluate advice procurement stuck',
  'ChatBot Platform Expertise › Selection':
    'compare choose platform best evaluate recommend criteria licence shortlist versus vs alternative pick suitable',
  'ChatBot Platform Expertise › Migration':
    'dialogflow rasa botpress watson convert export parallel history replace rebuild',
  'ChatBot Platform Expertise › Extensions': 'plugin addon webhook voice custom module enhance',
  'ChatBot Platform Expertise › Training': 'course teach coaching learn inhouse staff tone nontechnical lesson',
  'ChatBot Platform Expertise › Tools & Technologies':
    'watson voiceflow manychat intercom landbot kore cognigy zendesk chatfuel',
  'ChatBot Platform Expertise › Where it is used': 'council government telco isp branch',
  'ChatBot Platform Expertise › What you have afterwards': 'exit independent selfservice nocode edit ourselves',
  'ChatBot Platform Expertise › What makes your approach unique?':
    'neutral unbiased vendor independent benchmark comparison commission',
  'ChatBot Platform Expertise › How long does a typical project take?': 'evaluate selection',
  'ChatBot Platform Expertise › Can you work with our existing systems?': 'zendesk livechat replace',
  'Home › Listen to Demo':
    'example sample hear recording transcript natural sound audio play realistic robotic lifelike accent',
  'Home › Voice AI': 'receptionist switchboard secretary callbot telephonist missed',
  'Home › Chatbots': 'livechat widget faq knowledge',
  'Home › AI & Machine Learning': 'predictive analytics algorithm classification',
  'Home › Twilio Communication': 'telephony pbx ivr',
  'Home › Cloud & AWS': 'hosting infrastructure azure scalable',
  'Home › Custom Software': 'bespoke tailor program develop',
  'Home › Deep Tech Expertise': 'specialist onestop knowledge skill capabilities subcontractor',
  'Home › Custom-Built Solutions': 'bespoke tailor individual workflow adapt template shelf',
  'Home › Agile & Collaborative Approach':
    'sprint kanban jira trello transparency progress weekly scrum iteration involved visibility backlog standup',
  'Home › Security & Scalability First': 'hacker attack cyber grow traffic spike scale scalable',
  'Home › Launch & Scale': 'process deploy maintenance support live afterwards growth monitoring hypercare production',
  'Home › We build software you can talk to': 'conversational slogan tagline headline',
  'Contact › Company facts: Legal name': 'registered company entity firm incorporated pvt ltd limited',
  'Contact › Company facts: Registration': 'registered company number cin incorporated register',
  'Contact › Company facts: Tax': 'vat gst id number',
  'Contact › Company facts: Insurance': 'insured liability cover indemnity',
  'Contact › Press':
    'journalist reporter media kit image picture brand award prize citation reprint download podcast newspaper magazine boilerplate keynote speaker speaking publish conference',
  'Contact › Book the 30-minute call':
    'schedule appointment meeting slot time pick reschedule cancel demo consultation calendar zoom teams invite postpone calendly',
  'About › 50+': 'many projects finished completed delivered number track record volume',
  'About › 6+ years': 'experience long decade seasoned mature veteran',
  'About › 98%': 'satisfied happy customers satisfaction rate nps recommend retention stars',
  'About › Five trades': 'skills specialism discipline specialist capabilities knowhow competence',
  'About › Agile': 'scrum method process kanban sprint waterfall methodology iterative',
  'About › Our mission': 'goal purpose aim ambition motivation philosophy',
  'About › Our vision': 'future goal ambition longterm strategy multilingual',
  'About › Innovation First': 'value principle culture believe dogfood cuttingedge modern research experiment core',
  'About › Business-Aligned Thinking': 'value principle roi profit return commercial core',
  'About › Integrity & Ownership':
    'value principle honest ethic ethical trust trustworthy transparent accountable responsible sincere refuse core',
  'About › Innovation': 'creative creativity experiment',
  'About › Excellence': 'quality standard craftsmanship tdd',
  'About › Collaboration': 'slack transparent together teamwork documented jira trello',
  'About › There is a seat on this line': 'hiring join',
  'About › LLM Models': 'copilot deepseek grok generative bedrock',
  'About › AI & Machine Learning': 'deep nlp predictive huggingface',
  'About › Chatbot & Voice': 'speech alexa siri watson lex ivr',
  'About › Backend': 'programming language framework server tech java php ruby django dotnet rust',
  'About › Cloud & DevOps': 'iac ci gcp microsoft',
  'About › Frontend': 'programming language framework website tech javascript html svelte jquery',
  'About › Database': 'nosql oracle mariadb vector sqlite',
  'About › Mobile Development': 'crossplatform xcode',
  'About › Testing & Analytics': 'qa jest e2e regression unit',
  'About › Data Science & Analytics':
    'etl warehouse pipeline dashboard report bi spark hadoop excel matlab looker databricks analyst visualisation',
  'Careers › Learn & Grow':
    'promotion progress growth training upskill mentorship coaching ladder raise appraisal increment',
  'Careers › Flat Hierarchy': 'manager boss bureaucracy level politics autonomy micromanage management',
  'Careers › Remote-First Culture':
    'home anywhere relocate office live rajkot move country employee async asynchronous timezone nomad commute telecommute onsite',
  'Careers › Real Impact': 'meaningful purpose matter difference',
  'Careers › Flexible Work Hours': 'own parttime schedule flexitime balance worklife childcare shift overtime evening',
  'Careers › Setup Allowance':
    'laptop equipment hardware monitor headphones desk stipend ergonomic furniture reimburse machine webcam mouse',
  'Careers › Learning Budget':
    'pay training course conference certification study tuition sponsor udemy exam reimburse',
  'Careers › Team Activities':
    'fun event party trip outing sport social offsite retreat celebration hiking bonding colleague',
  'Careers › Wellness Support':
    'insurance benefit medical sick leave holiday paid time day employee mental therapy maternity paternity pto sickness ill illness gym wellbeing spouse parent pension pf burnout',
  'Careers › Innovation Time': 'side project hackathon own idea research experiment hobby pet sabbatical',
  'Careers › Apply Now': 'send submit application cv open position unsolicited',
  'Careers › Apply Now › Send a résumé': 'spontaneous speculative general initiative',
  'Careers › You send it':
    'cover letter portfolio required application apply applicant certificate github motivation mandatory optional field linkedin',
  'Careers › We read it': 'application applicant filter ats ai screening robot scanned algorithm keyword hr',
  'Careers › We answer':
    'next hear back application applicant reply result apply reject feedback ghost status outcome decision waiting reapply',
  'Careers › Apply Now › We keep applications': 'delete retention retain privacy',
  'Careers › Résumé': 'file type format word size upload attach attachment limit mb megabyte jpg odt pages',
  'Job › In every role › You work in English':
    'fluent fluency speak language level ielts accent commute coworking onsite',
  'Job › In every role › The probation': 'notice confirmation dismiss fired sacked probationary',
  'Job › In every role › We hire people with disabilities':
    'wheelchair accommodation adjustment neurodivergent autism autistic adhd deaf blind inclusive diversity equal handicap accessible',
  'Job › In every role › You contribute to open source': 'github oss maintainer upstream community patch',
  'Job › In every role › Students are welcome': 'summer thesis dissertation semester werkstudent leaver stipend',
  'Terms of Service › Scope of work':
    'change feature requirement request mind add new extra included contract agreement',
  'Terms of Service › Scope of work › The work is what': 'creep sow specification exclude',
  'Terms of Service › Scope of work › Anything else': 'creep additional alter amend surcharge overrun modify midway',
  'Terms of Service › Scope of work › The contract is': 'legal legislation sue arbitration english msa',
  'Terms of Service › Development environment': 'own server premises install',
  'Terms of Service › Development environment › We build and test': 'sandbox credentials access',
  'Terms of Service › Development environment › If the work': 'vpn',
  'Terms of Service › Adherence to scope › We build what was agreed':
    'creep priority prioritise backlog roadmap sequence',
  'Terms of Service › Adherence to scope › If we find': 'impossible infeasible alternative stuck obstacle workaround',
  'Terms of Service › Confidentiality':
    'residency secret private non-disclosure sign idea logo reference name client public website portfolio steal other people see',
  'Terms of Service › Confidentiality › What you tell us': 'competitor disclose trade',
  'Terms of Service › Confidentiality › We sign your': 'publish announce mention publicity',
  'Terms of Service › Confidentiality › Your customers': 'avv processor location eu sensitive access server',
  'Terms of Service › Quality and bug fixing':
    'liability liable support warranty maintenance launch delivery broken problem issue happy unhappy refund result complain build',
  'Terms of Service › Quality and bug fixing › You get': 'repair expire aftersales glitch complimentary',
  'Terms of Service › Quality and bug fixing › A bug is': 'modify modified tamper dispute plugin update breaks glitch',
  'Terms of Service › Quality and bug fixing › Our liability':
    'damages sue loss cap negligent indemnity indemnify insured',
  'Terms of Service › Communication':
    'informed update progress contact project manager often report status english language reply',
  'Terms of Service › Communication › We respond': 'hours timezone response slow weekend overlap',
  'Terms of Service › Communication › You name one person':
    'approve approval stakeholder responsible signoff decisionmaker',
  'Terms of Service › Timeline': 'deadline late miss schedule finish time project date',
  'Terms of Service › Timeline › Dates in the proposal': 'kickoff clock countdown',
  'Terms of Service › Timeline › If a date slips': 'penalty overrun behind postpone hold blame fault',
  'Terms of Service › Payment':
    'tax vat gst price paypal bank transfer advance invoice credit card visa mastercard stripe currency dollars euros method instalment',
  'Terms of Service › Payment › Advance payment': 'downpayment net reminder',
  'Terms of Service › Payment › You can pay':
    'crypto bitcoin wise swift iban sepa ach cheque usd eur gbp pounds withholding forex exchange',
  'Terms of Service › Final payments':
    'cancel terminate exit ownership source code rights intellectual property ip finished invoice keep',
  'Terms of Service › Final payments › The last payment': 'escrow withhold repo closing balance',
  'Terms of Service › Final payments › With the last payment': 'license gpl mit resell royalty patent exclusive',
  'Terms of Service › Final payments › You can cancel': 'abandon withdraw pull halfway midway early notice refund',
  'Privacy Policy › Information we collect':
    'data personal track visitor analytics cookie cookies recording microphone chat conversation assistant ip store google',
  'Privacy Policy › Information we collect › We collect': 'field details fill submit pii registration',
  'Privacy Policy › Information we collect › Instead of typing':
    'dictate voicenote audio mic listen eavesdrop spy biometric talk',
  'Privacy Policy › Information we collect › What you write': 'openai chatgpt forward',
  'Privacy Policy › Information we collect › The site sets': 'banner popup localstorage fingerprint pixel session',
  'Privacy Policy › Information we collect › Until you close': 'referrer utm adwords attribution marketing',
  'Privacy Policy › Information we collect › When you leave': 'matomo telemetry statistics speed performance dnt',
  'Privacy Policy › Information we collect › When your browser': 'log logfile retained',
  'Privacy Policy › How we use it': 'legal basis purpose advertising marketing data personal',
  'Privacy Policy › How we use it › We use your details': 'lawful justification',
  'Privacy Policy › How we use it › We do not use': 'automated targeted ads ad algorithm newsletter spam retarget',
  'Privacy Policy › Sharing and security':
    'residency subprocessor breach data information sell third party encryption hacked google maps track sold buy',
  'Privacy Policy › Sharing and security › Messages travel': 'tls ssl https transit location server region',
  'Privacy Policy › Sharing and security › The map': 'embed iframe openstreetmap',
  'Privacy Policy › Sharing and security › We do not sell': 'police government authority disclose leak broker hacker',
  'Privacy Policy › Your rights':
    'dpo consent withdraw delete data copy correct gdpr access request complaint complain forget record',
  'Privacy Policy › Your rights › You may ask':
    'sar dsar subject erasure portability rectification rectify optout unsubscribe dsgvo wrong',
  'Privacy Policy › Your rights › Write to the address':
    'dpa ico regulator ombudsman prove identity deadline supervisory',
  'Privacy Policy › How long we keep it':
    'store save retention retain message data resume application delete chat conversation afterwards',
  'Privacy Policy › How long we keep it › We keep messages': 'voicemail voice period history archive',
  'Privacy Policy › How long we keep it › We keep applications': 'talent pool candidate rejected',
  'Privacy Policy › Children under 13': 'age minor allowed',
  'Privacy Policy › Children under 13 › This site': 'underage teenager teen school coppa parental',
  'Privacy Policy › Children under 13 › If you think': 'son daughter parent guardian accidentally',
  'Privacy Policy › Changes to this policy › When this page': 'update version revise revision amend latest',
  'Privacy Policy › Changes to this policy › If a change': 'notify notified notification inform',
  'Privacy Policy › Contact › Questions': 'officer dpo controller responsible',
  'Accessibility › What we aim for':
    'made programmed font size bigger keyboard old accessible wcag standard disability',
  'Accessibility › What we aim for › The site, written': 'conform conformance compliance compliant ada',
  'Accessibility › What we aim for › The site is built':
    'compatible compatibility explorer ie11 opera supported version outdated tablet samsung windows',
  'Accessibility › What we aim for › We test': 'audit verified external independent',
  'Accessibility › What we aim for › To make': 'enlarge small tiny eyesight glasses shortcut magnify readable',
  'Accessibility › What we test': 'blind disabled disability accessible screen reader keyboard',
  'Accessibility › What we test › Every night': 'lighthouse colourblind dyslexia epilepsy seizure',
  'Accessibility › What we test › With every change, other': 'motor tremor hands voiceover',
  'Accessibility › What we test › With every change, the main': 'crossbrowser apple mozilla mac iphone',
  'Accessibility › What does not work': 'blind disabled disability accessible screen reader problem limitation',
  'Accessibility › What does not work › The tests read': 'dragon partially sighted braille users',
  'Accessibility › What does not work › Articles': 'alt caption subtitle blog',
  'Accessibility › What does not work › The map': 'google directions',
  'Accessibility › What does not work › Without JavaScript': 'noscript script js lynx blocked',
  'Accessibility › How to tell us': 'report accessibility problem barrier feedback complain help disability deaf blind',
  'Accessibility › How to tell us › If something': 'inaccessible struggle stuck alternative braille',
  'Accessibility › How to tell us › If you want to visit':
    'stairs lift elevator disabled parking toilet mobility crutches',
  'Home › Home': 'homepage landing front',
  'About › About': 'background profile',
  'Services › Services': 'offering overview range',
  'Projects › Projects': 'past show sample finished clients',
  'Careers › Careers': 'employment employer hiring',
  'Contact › Contact': 'reach address map',
  'Blog › Blog': 'author writer write written post news insights tutorial guest contribute',
  'Privacy Policy › Privacy Policy': 'dsgvo protection',
  'Success Stories › Success Stories':
    'review feedback customer say think case study stars trustpilot clutch recommendation',
  'Sitemap › Sitemap': 'overview index lost',
  'Terms of Service › Terms of Service': 'conditions tnc legal contract agreement agb',
  'Accessibility › Accessibility': 'wcag disabled accessible blind site ada',
  'Blog › RSS': 'feed subscribe newsletter follow new articles atom xml notify',
};
