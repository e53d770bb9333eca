/** A backup could not be made or cannot be restored; the message is a sentence for whoever runs the shop. */
export class BadBackup extends Error {}
