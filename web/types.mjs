/* Writes the types of the server's messages: `npm run types`. With `--check` it only compares and fails when they are old.

   docs/wire.schema.json  ->  src/lib/wire.ts   messages of the socket
   docs/openapi.json      ->  src/lib/rest.ts   requests and answers of the REST API */

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const ROOT = new URL('..', import.meta.url)

const read = (path) => readFileSync(new URL(path, ROOT), 'utf-8').replaceAll('\r\n', '\n')

/** A copy for json-schema-to-typescript: no titles, which would each become a type; tuples and references as it reads them. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain)
  if (node === null || typeof node !== 'object') return node
  const { title, default: _, discriminator, minItems, maxItems, prefixItems, patternProperties, ...rest } = node
  const copy = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'properties' ? Object.fromEntries(Object.entries(value).map(([name, type]) => [name, plain(type)])) : plain(value),
    ]),
  )
  if (typeof copy.$ref === 'string') copy.$ref = copy.$ref.replace('#/components/schemas/', '#/$defs/')
  if (prefixItems) Object.assign(copy, { items: prefixItems.map(plain), minItems, maxItems })
  if (patternProperties) copy.additionalProperties = plain(Object.values(patternProperties)[0])
  return copy
}

/** The server sends every field, also one that has a default. */
const complete = (shape) => (shape.properties ? { ...shape, required: Object.keys(shape.properties) } : shape)

const mapped = (shapes, change) => Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, change(plain(shape))]))

/** The type of a message tells which one it is, so it is always there. */
const typed = (shape) =>
  shape.properties?.type ? { ...shape, required: [...new Set([...(shape.required ?? []), 'type'])] } : shape

function wire(schema) {
  const union = (name, side) => ({ [name]: { oneOf: plain(side.oneOf) } })
  return {
    ...mapped(schema.toPage.$defs, complete),
    ...mapped(schema.fromPage.$defs, typed),
    ...union('FromPage', schema.fromPage),
    ...union('ToPage', schema.toPage),
  }
}

/** Everything but the requests comes from the server. */
function rest(openapi) {
  const requests = new Set()
  const collect = (node) => {
    if (node === null || typeof node !== 'object') return
    const name = typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : null
    if (name && !requests.has(name)) {
      requests.add(name)
      collect(openapi.components.schemas[name])
    }
    Object.values(node).forEach(collect)
  }
  for (const path of Object.values(openapi.paths)) for (const method of Object.values(path)) collect(method.requestBody ?? null)
  const shapes = mapped(openapi.components.schemas, (shape) => shape)
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, requests.has(name) ? shape : complete(shape)]))
}

async function written(source, definitions, extra = '') {
  const text = read(source)
  const hash = createHash('sha256').update(text).digest('hex')
  const types = await compile({ $defs: definitions(JSON.parse(text)) }, 'Unused', {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
  const body = types
    .replace(/^export interface Unused \{[^}]*\}\n+/m, '')
    .replace(/^( *)\/\*\*\n(?: *\* @\w+ \d+\n)+ *\*\/\n/gm, '')
    .replace(/(?: \*\n)? \* This \w+ was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
    .replace(/^\/\*\*\n \*\/\n/gm, '')
    .replace(/^\/\*\*\n \* (.*)\n \*\/$/gm, '/** $1 */')
  return `/* Made by \`npm run types\` from ${source} (sha256 ${hash}): do not edit. */\n\n${extra}${body.trim()}\n`
}

const version = JSON.parse(read('docs/wire.schema.json')).version
const files = {
  'web/src/lib/wire.ts': await written('docs/wire.schema.json', wire, `export const VERSION = ${version}\n\n`),
  'web/src/lib/rest.ts': await written('docs/openapi.json', rest),
}
const checking = process.argv.includes('--check')
for (const [path, text] of Object.entries(files)) {
  if (!checking) writeFileSync(new URL(path, ROOT), text)
  else if (read(path) !== text) {
    console.error(`${path} is not current: run npm run types`)
    process.exitCode = 1
  }
}
