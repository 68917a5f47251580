/* Many files in one piece: their names and sizes as JSON in the first line, then their contents. */

export type Contents = Map<string, Uint8Array<ArrayBuffer>>

/** The files of an image by their names. */
export function unpacked(image: Uint8Array<ArrayBuffer>): Contents {
  const end = image.indexOf(10)
  const listed = JSON.parse(new TextDecoder().decode(image.subarray(0, end))) as [name: string, size: number][]
  let at = end + 1
  return new Map(listed.map(([name, size]) => [name, image.subarray(at, (at += size))]))
}

export const compressed = (bytes: BlobPart): Response => new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')))

export async function decompressed(file: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(file.body!.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
}
