/** What keeps the service from starting and is no fault of its code: told in one line, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
