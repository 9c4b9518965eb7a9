/** The call client was asked for something that the specification does not allow. Nothing was done. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
}
