/** Texts of the email to the office if nobody is subscribed to the alarms. */
export const silentAlarmsWords = {
  subject: 'Nobody receives the alarms of the website',
  text: (day: string) =>
    `On ${day} nobody was subscribed to the emails that tell an engineer when the website fails: the subscription was never confirmed, or somebody, perhaps a mail scanner, followed the link that ends it. Forward this to your engineer, who subscribes again (infra/README.md, “First deployment”, Confirm the subscription). It arrives every day until then.`,
};
