import { type Agent, get } from 'node:http'

/** The status of an answer, or that there was none. Without `fetch`: an attacker is quicker than that. */
export function statusOf(agent: Agent, url: string, network: string): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'x-forwarded-for': network } }, (response) => {
      response.resume()
      response.once('end', () => resolve(String(response.statusCode)))
    })
    request.once('error', () => resolve('no answer'))
  })
}
