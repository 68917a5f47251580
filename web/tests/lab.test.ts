// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { labPage, pageOf } from '../src/lib/base'
import { Copier } from '../src/lib/copy.svelte'
import { RowEditor } from '../src/lib/rowEditor.svelte'

const rows = (editor: RowEditor) => editor.rows.map((row) => row.tiles.join(' '))

test('the address of a position is short, and can be read again', () => {
  const trn = 'rummikub-vienna-en,open_min=20 r3-5,[r3r4] k1j/x9 01 0 4.2'
  const address = new URL(labPage(trn), 'http://localhost')
  expect(address.search).toBe('?p=rummikub-vienna-en,open_min=20_r3-5,%5Br3r4%5D_k1j/x9_01_0_4.2')
  expect(address.searchParams.get('p')).toBe(trn.replaceAll(' ', '_'))
  expect(pageOf(address.pathname)).toEqual({ name: 'lab' })
})

test('tiles go to the chosen row, and an empty row goes away', () => {
  const editor = new RowEditor()
  for (const kind of ['r3', 'r4']) editor.add(kind)
  editor.active = editor.rows.length
  for (const kind of ['k9', 'b9']) editor.add(kind)
  expect(rows(editor)).toEqual(['r3 r4', 'k9 b9'])
  editor.active = 0
  editor.add('r5')
  expect(rows(editor)).toEqual(['r3 r4 r5', 'k9 b9'])
  editor.active = 1
  for (const at of [2, 1, 0]) editor.remove(0, at)
  expect(rows(editor)).toEqual(['k9 b9'])
  editor.add('r9')
  expect(rows(editor), 'the chosen row is still the same').toEqual(['k9 b9 r9'])
  editor.remove(0, 1)
  expect(editor.tiles).toEqual(['k9', 'r9'])
})

test('a change of tiles forgets the reading', () => {
  const editor = new RowEditor()
  editor.set([{ tiles: ['r5', 'j', 'j'], reading: 'r5-7' }])
  editor.active = 0
  editor.add('r8')
  expect(editor.rows[0]?.reading).toBeNull()
})

test('text is copied, or the visitor copies it', async () => {
  const copier = new Copier()
  vi.stubGlobal('navigator', {})
  await copier.copy('text')
  expect([copier.copied, copier.byHand]).toEqual(['', 'text'])
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error()) } })
  await copier.copy('other')
  expect([copier.copied, copier.byHand]).toEqual(['', 'other'])
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copier.copy('third', 'trn')
  expect([copier.copied, copier.byHand]).toEqual(['trn', ''])
  expect(writeText).toHaveBeenCalledWith('third')
})
