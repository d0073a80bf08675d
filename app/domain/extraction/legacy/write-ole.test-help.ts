const SECTOR = 512
const MINI = 64
const CUTOFF = 4096
const FREE = 0xffffffff
const END = 0xfffffffe
const FAT = 0xfffffffd
const ENTRY = 128

type Node = { name: string; content: Uint8Array | null; children: Node[]; start: number }

/**
 * Writes a compound file ([MS-CFB], 512-byte sectors) of streams by path; storages come into being by the paths. For
 * files of up to 109 sectors of table, some 7 MB: enough to build what a test wants read.
 */
export function writeOle(streams: Readonly<Record<string, Uint8Array>>): Buffer {
  const root: Node = { name: 'Root Entry', content: null, children: [], start: END }
  for (const [path, content] of Object.entries(streams)) addStream(root, path.split('/'), content)
  const fat: number[] = []
  const sectors: Buffer[] = []
  const mini: Buffer[] = []
  const miniFat: number[] = []
  const nodes: Node[] = []
  const visit = (node: Node) => {
    nodes.push(node)
    node.children.forEach(visit)
  }
  visit(root)

  /** Appends content as a chain of units of `size` bytes and returns the first one's number. */
  const chain = (content: Uint8Array, size: number, into: Buffer[], table: number[]): number => {
    const count = Math.ceil(content.length / size)
    const first = into.length
    for (let nth = 0; nth < count; nth++) {
      const unit = Buffer.alloc(size)
      unit.set(content.subarray(nth * size, (nth + 1) * size))
      into.push(unit)
      table.push(nth + 1 < count ? first + nth + 1 : END)
    }
    return count > 0 ? first : END
  }
  for (const node of nodes) {
    if (!node.content) continue
    const small = node.content.length < CUTOFF
    node.start = small ? chain(node.content, MINI, mini, miniFat) : chain(node.content, SECTOR, sectors, fat)
  }
  const miniStream = Buffer.concat(mini)
  root.start = chain(miniStream, SECTOR, sectors, fat)
  const miniTable = numbers(miniFat)
  const miniFatStart = chain(miniTable, SECTOR, sectors, fat)
  const directory = Buffer.concat(nodes.map((node) => entry(node, nodes, miniStream.length)))
  const directoryStart = chain(directory, SECTOR, sectors, fat)
  let tables = 0
  while (tables * (SECTOR / 4) < fat.length + tables) tables++
  for (let nth = 0; nth < tables; nth++) fat.push(FAT)
  const table = Buffer.alloc(tables * SECTOR, 0xff)
  numbers(fat).copy(table)

  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  const fields: [number, number, 2 | 4][] = [
    ...([
      [24, 0x3e, 2],
      [26, 3, 2],
      [28, 0xfffe, 2],
      [30, 9, 2],
      [32, 6, 2],
    ] as [number, number, 2][]),
    ...([
      [44, tables, 4],
      [48, directoryStart, 4],
      [56, CUTOFF, 4],
      [60, miniFat.length > 0 ? miniFatStart : END, 4],
    ] as [number, number, 4][]),
    ...([
      [64, Math.ceil(miniTable.length / SECTOR), 4],
      [68, END, 4],
    ] as [number, number, 4][]),
  ]
  for (const [at, value, size] of fields) header.writeUIntLE(value, at, size)
  for (let nth = 0; nth < 109; nth++)
    header.writeUInt32LE(nth < tables ? sectors.length + nth : FREE, 76 + nth * 4)
  return Buffer.concat([header, ...sectors, table])
}

function addStream(root: Node, path: readonly string[], content: Uint8Array): void {
  let node = root
  path.forEach((name, nth) => {
    let next = node.children.find((child) => child.name === name)
    if (!next) {
      next = { name, content: nth === path.length - 1 ? content : null, children: [], start: END }
      node.children.push(next)
    }
    node = next
  })
}

/** Siblings hang on one another's right: a tree that needs no balance to be read. */
function entry(node: Node, nodes: readonly Node[], miniBytes: number): Buffer {
  const bytes = Buffer.alloc(ENTRY)
  const parent = nodes.find((candidate) => candidate.children.includes(node))
  const next = parent?.children[parent.children.indexOf(node) + 1]
  const first = node.children[0]
  bytes.write(node.name, 0, 62, 'utf16le')
  bytes.writeUInt16LE((node.name.length + 1) * 2, 64)
  bytes[66] = parent ? (node.content ? 2 : 1) : 5
  bytes[67] = 1
  bytes.writeUInt32LE(FREE, 68)
  bytes.writeUInt32LE(next ? nodes.indexOf(next) : FREE, 72)
  bytes.writeUInt32LE(first ? nodes.indexOf(first) : FREE, 76)
  bytes.writeUInt32LE(node.start, 116)
  bytes.writeUInt32LE(parent ? (node.content?.length ?? 0) : miniBytes, 120)
  return bytes
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, nth) => bytes.writeUInt32LE(value, nth * 4))
  return bytes
}
