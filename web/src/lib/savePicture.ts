/* Saves the picture of a position as a file. */

import { picture } from './labs'

/** The width of a PNG in pixels. */
const WIDTH = 1920

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export async function saveSvg(trn: string): Promise<void> {
  save(await picture(trn), 'tilerummy.svg')
}

export async function savePng(trn: string): Promise<void> {
  const address = URL.createObjectURL(await picture(trn))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth)
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (file) save(file, 'tilerummy.png')
  } finally {
    URL.revokeObjectURL(address)
  }
}
