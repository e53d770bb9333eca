/** Lies among the files and says whose they are: a disk that is not mounted, or another bucket, is empty and does not have it. */
export const MARK_NAME = '.shop-files'

/** Every width of a picture is made anew from its original when somebody asks for it, and every host tries again whether it can write. */
const MADE_AGAIN = ['pictures/made/', 'condition/']
/** The folder writes beside a file's place and then moves it there. */
const STILL_WRITTEN = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a file goes along where the shop's files go: into a backup, or to another store. What marks their place stays in that place. */
export function isKept(name: string): boolean {
  return name !== MARK_NAME && !MADE_AGAIN.some((folder) => name.startsWith(folder)) && !STILL_WRITTEN.test(name)
}
