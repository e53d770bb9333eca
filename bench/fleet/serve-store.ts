import { openObjectStore } from '@shop/api/testing/object-store'

/** `serve-store <port> <folder>`: an object store by itself, which may be killed and finds all again. */
const [port, folder = ''] = process.argv.slice(2)
await openObjectStore('s3rver', { port: Number(port), folder })
console.log('open')
