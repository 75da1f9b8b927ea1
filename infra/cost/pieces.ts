/** Number of resources that AWS bills per piece; a test counts them in the stacks. */
export type Pieces = { firewallRules: number; secrets: number; alarmMetrics: number; ownMetrics: number };

export const pieces: Readonly<Record<'production' | 'staging', Pieces>> = {
  production: { firewallRules: 12, secrets: 4, alarmMetrics: 49, ownMetrics: 25 },
  staging: { firewallRules: 12, secrets: 3, alarmMetrics: 45, ownMetrics: 25 },
};
