import type { Service } from './service.ts';

export const computerVision: Service = {
  title: 'Computer Vision',
  icon: 'eye',
  interest: 'AI/ML Solutions',
  description: 'Cameras and documents turned into data, with a flag where a person should look.',
  link: '/services/computer-vision',
  intro:
    'For places where somebody looks at a screen all day to see three things. We teach software to see them, in your own pictures and your own light, and to ask a person when it is unsure.',
  covers: ['Detection', 'Document reading', 'Quality checks', 'Edge devices'],
  capabilities: [
    {
      title: 'Detection and counting',
      items: [
        'People, vehicles and pallets',
        'Queues and free places',
        'Safety gear worn or not',
        'Night, rain and backlight',
      ],
    },
    {
      title: 'Document reading',
      items: [
        'Invoices and delivery notes',
        'Identity papers',
        'Meters and number plates',
        'Handwriting in fixed fields',
      ],
    },
    {
      title: 'Quality checks',
      items: ['Faults on a line', 'Missing or wrong parts', 'Labels and dates', 'A picture kept with each reject'],
    },
    {
      title: 'Delivery',
      items: [
        'On the camera or beside it',
        'In your own data centre',
        'In the cloud for large batches',
        'Faces blurred before storage',
      ],
    },
  ],
  tools: {
    Models: ['YOLO', 'Detectron2', 'Segment Anything', 'Tesseract'],
    Libraries: ['OpenCV', 'PyTorch', 'TensorRT', 'ONNX Runtime'],
    Devices: ['NVIDIA Jetson', 'Raspberry Pi', 'IP cameras'],
    Labelling: ['CVAT', 'Label Studio', 'FiftyOne'],
  },
  industries: ['Warehousing', 'Manufacturing', 'Retail', 'Insurance', 'Agriculture'],
  benefits: [
    'The count is there without a person at the gate.',
    'Doubtful pictures come to a person first, the rest is not looked at twice.',
    'Pictures stay on your site unless you decide otherwise.',
  ],
  examples: [
    'A gate that counts pallets in any light and writes the delivery note',
    'A line camera that stops the belt for a crooked label',
    'A claims desk that reads the plate and the damage from four photographs',
  ],
  answers: {
    approach:
      'We visit and take pictures at the worst hour before we promise anything. The test set is made of those pictures, and it never goes into training.',
    duration: {
      sample: true,
      text: 'A trial on your own pictures takes three weeks. A camera in daily use takes eight to twelve.',
    },
    existingSystems:
      'Yes. Most cameras and scanners that are already on the wall will do. Results go to your own system by an API, a file or a signal to the machine.',
  },
};
