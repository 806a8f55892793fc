/** A member of the team, as the service takes it. */
export interface TeamMember {
  title: string;
  skills?: string[];
  seniority?: string;
}

/** Members as a person writes them, one in each line: `Staff Engineer (lead): TypeScript, Kafka`. */
export function readMembers(text: string): TeamMember[] {
  return text.split('\n').flatMap((line) => {
    const [head = '', ...rest] = line.split(':');
    const { title = '', seniority } = /^(?<title>[^(]*)\((?<seniority>[^)]*)\)\s*$/.exec(head)?.groups ?? {
      title: head,
    };
    if (title.trim() === '') return [];
    const skills = listOf(rest.join(':'));
    return [
      {
        title: title.trim(),
        ...(skills.length > 0 && { skills }),
        ...(seniority !== undefined && seniority.trim() !== '' && { seniority: seniority.trim() }),
      },
    ];
  });
}

/** The members as {@link readMembers} reads them. */
export function writeMembers(members: readonly TeamMember[]): string {
  return members
    .map(({ title, skills = [], seniority }) =>
      [
        title,
        seniority === undefined ? '' : ` (${seniority})`,
        skills.length === 0 ? '' : `: ${skills.join(', ')}`,
      ].join(''),
    )
    .join('\n');
}

/** What stands between commas or on lines of their own. */
export function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
