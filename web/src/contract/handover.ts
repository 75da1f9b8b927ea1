/**
 * Storage key of the conversation that the chat hands over to the contact form as text, and name of the event that
 * announces it to an open form.
 */
export const handoverKey = 'chat-handover';
