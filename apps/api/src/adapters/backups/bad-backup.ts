/** A backup could not be made or cannot be restored; the message is a sentence for whoever runs the shop. */
export class BadBackup extends Error {}

/** Nothing is wrong with the backup: this user of the database may not step beside the shop's. */
export class NoWayBeside extends BadBackup {}
