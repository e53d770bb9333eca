import type { Judged } from './judged.ts'
import type { SettingName } from './setting-table.ts'

type Read = Judged['read']

/** A folder, too: the root of a bucket would hold the files of every other shop in it. */
const TOGETHER = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_PREFIX',
  'FILES_S3_KEY_ID',
  'FILES_S3_SECRET',
] as const satisfies SettingName[]

/** Where files are kept. A bucket may be known before it is used, so that files can be moved there first. */
export function readFilesSettings(read: Read) {
  return {
    store: read('FILES_STORE') === 's3' ? ('s3' as const) : ('folder' as const),
    s3: read('FILES_S3_ENDPOINT')
      ? {
          endpoint: read('FILES_S3_ENDPOINT'),
          region: read('FILES_S3_REGION'),
          bucket: read('FILES_S3_BUCKET'),
          prefix: read('FILES_S3_PREFIX'),
          id: read('FILES_S3_KEY_ID'),
          secret: read('FILES_S3_SECRET'),
          isForBrowsers: read('FILES_S3_SIGNED') === 'yes',
        }
      : undefined,
  }
}

export function reasonsAboutFiles(read: Read): string[] {
  const missing = TOGETHER.filter((name) => !read(name))
  const isHalf = missing.length > 0 && (missing.length < TOGETHER.length || read('FILES_STORE') === 's3')
  const [endpoint, bucket, prefix] = [read('FILES_S3_ENDPOINT'), read('FILES_S3_BUCKET'), read('FILES_S3_PREFIX')]
  return [
    ...(['folder', 's3'].includes(read('FILES_STORE')) ? [] : ['FILES_STORE can be folder or s3']),
    ...(['no', 'yes'].includes(read('FILES_S3_SIGNED')) ? [] : ['FILES_S3_SIGNED can be no or yes']),
    ...(isHalf ? [`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${TOGETHER.join(', ')} go together`] : []),
    ...(endpoint && !isEndpoint(endpoint)
      ? ['FILES_S3_ENDPOINT must be the address of the store, without bucket or path, such as https://s3.us-east-1.amazonaws.com']
      : []),
    ...(bucket && !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)
      ? ['FILES_S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens']
      : []),
    ...(prefix && !/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(prefix)
      ? ['FILES_S3_PREFIX must be a folder of the bucket, such as shop or shops/one']
      : []),
  ]
}

function isEndpoint(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname) && !url.search && !url.username
}
