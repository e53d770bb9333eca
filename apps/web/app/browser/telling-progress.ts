import type { Transport } from '@shop/contract/client'

/** `fetch` cannot tell how much of a file is on its way; and on a slow phone a file may take longer than any patience. */
export function tellingProgress(onProgress: (share: number) => void): Transport {
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve({ status: request.status, text: request.responseText })
      request.onerror = () => reject(new TypeError('The upload was cut off'))
      request.send(body)
    })
}
