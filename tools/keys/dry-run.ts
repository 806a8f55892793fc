/** The option of every command that changes something. */
export const DRY_RUN = ['--dry-run', 'say what would be done, and do nothing'] as const;

export interface DryRunOptions {
  dryRun?: boolean;
}
