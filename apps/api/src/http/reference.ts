import type { AnyEndpoint } from '@shop/contract/endpoint'
import type { Input } from '@shop/contract/input'
import * as z from 'zod/mini'
import { RENDERING_HEADER } from './own-pages.ts'

type Json = Record<string, unknown>

const STAFF_COOKIE = {
  type: 'apiKey',
  in: 'cookie',
  name: 'personal',
  description: 'Set by /personal/login; over https it is __Host-personal',
}
const PAGES_PASS = {
  type: 'apiKey',
  in: 'header',
  name: RENDERING_HEADER,
  description: 'Made of PAGES_KEY by a web server of the shop, for five minutes',
}

/** The OpenAPI description of the API, made from the contract. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], address: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Refaccionaria API',
      version: '1',
      description:
        'Every answer has success, message and data; a failure also code, and errors for invalid fields. Send Accept-Language: es or en.',
    },
    servers: [{ url: address }],
    components: {
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer', description: 'The token of /clientes/login' },
        ...(endpoints.some(({ access }) => access === 'staff') ? { staff: STAFF_COOKIE } : {}),
        ...(endpoints.some(({ access }) => access === 'pages') ? { pages: PAGES_PASS } : {}),
      },
    },
    paths: endpoints
      .flatMap((endpoint) => [endpoint.path, ...(endpoint.twin ? [endpoint.twin] : [])].map((path) => ({ path, endpoint })))
      .reduce<Record<string, Json>>((paths, { path, endpoint }) => {
        const key = path.replace(/:(\w+)/g, '{$1}')
        paths[key] = { ...paths[key], [endpoint.method.toLowerCase()]: operation(endpoint) }
        return paths
      }, {}),
  }
}

function operation(endpoint: AnyEndpoint): Json {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body || endpoint.upload ? { requestBody: { required: true, content: bodyOf(endpoint, fieldsOf(endpoint)) } } : {}),
    ...(endpoint.access === 'public' ? {} : { security: [{ [endpoint.access]: [] }] }),
    responses: { 200: { description: 'The answer', content: answerOf(endpoint) } },
  }
}

function fieldsOf({ body }: AnyEndpoint): Json {
  return body ? schemaOf(body.schema, 'input') : { type: 'object' }
}

/** A form with a file, where the endpoint takes one. */
function bodyOf({ upload }: AnyEndpoint, schema: Json): Json {
  if (!upload) return json(schema)
  const properties = {
    ...(schema.properties as Json),
    [upload.field]: { type: 'string', format: 'binary', description: upload.types.join(', ') },
  }
  return { 'multipart/form-data': { schema: { ...schema, properties } } }
}

function answerOf({ answers, data, beside }: AnyEndpoint): Json {
  if (answers === 'file') return { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } }
  if (answers === 'events') return { 'text/event-stream': { schema: { type: 'string' } } }
  return json(envelope(schemaOf(data.schema, 'output'), beside))
}

function parameters(declared: Input<unknown> | undefined, place: 'path' | 'query'): Json[] {
  if (!declared) return []
  const { properties = {}, required = [] } = schemaOf(declared.schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function json(schema: Json) {
  return { 'application/json': { schema } }
}

function envelope(data: Json, beside: readonly string[] = []): Json {
  const { properties = {}, required = [], ...rest } = data as { properties?: Json; required?: string[] }
  const isBeside = (name: string) => beside.includes(name)
  const inside = { ...rest, properties: pick(properties, (name) => !isBeside(name)), required: required.filter((name) => !isBeside(name)) }
  return {
    type: 'object',
    required: ['success', 'message', 'data', ...beside],
    properties: {
      success: { const: true },
      message: { type: 'string' },
      data: beside.length > 0 ? inside : data,
      ...pick(properties, isBeside),
    },
  }
}

function pick(fields: Json, isWanted: (name: string) => boolean): Json {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)))
}
