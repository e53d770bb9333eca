import { expect, test } from 'vitest'
import { encoded, sha256, signedAddress, signedHeaders, withQuery } from './sign-request.ts'

/** The examples that AWS publishes for Signature Version 4 of its object store; key and secret are theirs, and nobody's. */
const KEY = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' }
const NOW = new Date('2013-05-24T00:00:00Z')
const BUCKET = new URL('https://examplebucket.s3.amazonaws.com/')
function place(name: string) {
  return new URL(encoded(name), BUCKET)
}

test.each([
  {
    what: 'a part of an object',
    method: 'GET',
    url: place('test.txt'),
    headers: { range: 'bytes=0-9' },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'an object that is put',
    method: 'PUT',
    url: place('test$file.text'),
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: 'Welcome to Amazon S3.',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'the life of a bucket',
    method: 'GET',
    url: withQuery(BUCKET, { lifecycle: '' }),
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'a list',
    method: 'GET',
    url: withQuery(BUCKET, { prefix: 'J', 'max-keys': '2' }),
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('$what is signed as published', ({ method, url, headers = {}, body = '', signature }) => {
  const { authorization } = signedHeaders(KEY, { method, url, headers, contentHash: sha256(body) }, NOW)
  expect(authorization).toContain('Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,')
  expect(authorization).toContain(`Signature=${signature}`)
})

test('an address is signed as published', () => {
  const { searchParams, pathname } = signedAddress(KEY, place('test.txt'), 86_400, NOW)
  expect(pathname).toBe('/test.txt')
  expect(searchParams.get('X-Amz-Expires')).toBe('86400')
  expect(searchParams.get('X-Amz-Signature')).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404')
})
