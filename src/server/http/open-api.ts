import { z } from 'zod'
import { apis, apiPath, type ApiName } from '../../contract/apis.ts'
import { failure } from '../../contract/core/endpoint.ts'

/** The contract as OpenAPI 3.1, made from the rows; those of operators are no outsider's business. */
export function openApi(): object {
  const paths: Record<string, object> = {}
  for (const name of Object.keys(apis) as ApiName[])
    if (apis[name].who !== 'operator') paths[apiPath(name)] = pathItem(name)
  return {
    openapi: '3.1.0',
    info: { title: 'Drishti', version: '1' },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  }
}

function pathItem(name: ApiName): object {
  const {
    method,
    who: access,
    input,
    output,
    stream,
  } = apis[name] as (typeof apis)[ApiName] & {
    stream?: true
  }
  const inputSchema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const answer = z.toJSONSchema(z.union([output, failure]), {
    io: 'output',
    unrepresentable: 'any',
  })
  const operation = {
    operationId: name.replaceAll('/', '_'),
    ...(access !== 'anyone' && { security: [{ session: [] }] }),
    responses: {
      200: {
        description: stream ? 'Text, then U+001E, then this object' : 'The answer, or a refusal',
        content: { [stream ? 'text/plain' : 'application/json']: { schema: answer } },
      },
    },
  }
  const body = { requestBody: { content: { 'application/json': { schema: inputSchema } } } }
  const query = {
    parameters: Object.entries(inputSchema.properties ?? {}).map(([field, schema]) => ({
      name: field,
      in: 'query',
      required: inputSchema.required?.includes(field) ?? false,
      schema,
    })),
  }
  return {
    ...(method !== 'POST' && { get: { ...operation, ...query } }),
    ...(method !== 'GET' && { post: { ...operation, ...body } }),
  }
}
