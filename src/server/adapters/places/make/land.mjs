/** Which country each twentieth of a degree belongs to, as runs along rows, from Natural Earth's 1:10m map. */
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Cells to a degree. */
export const cellsPerDegree = 20
const columns = 360 * cellsPerDegree
const rowCount = 180 * cellsPerDegree

/**
 * The map as `{ rowEnds, runEnds, runCountries }`: row r (from the south) has the runs up to `rowEnds[r]`;
 * a run goes on to column `runEnds[i]` (exclusive, from the west) and belongs to the country code
 * `runCountries[i]`, '' for the sea. A cell counts by its middle.
 */
export function countryRuns(folder, towns) {
  const shapes = shapesOf(folder)
  const bySize = shapes.map((shape) => ({ ...shape, edges: edgesByRow(shape.rings) }))
  nameShapes(bySize, towns)
  const rowEnds = []
  const runEnds = []
  const runCountries = []
  for (let row = 0; row < rowCount; row++) {
    const cells = Array.from({ length: columns }, () => '')
    for (const shape of bySize)
      for (const [from, to] of spans(shape, row)) cells.fill(shape.country, from, to)
    for (let c = 1; c <= columns; c++)
      if (c === columns || cells[c] !== cells[c - 1]) {
        runEnds.push(c)
        runCountries.push(cells[c - 1])
      }
    rowEnds.push(runEnds.length)
  }
  return { rowEnds, runEnds, runCountries }
}

function shapesOf(folder) {
  const require = createRequire(join(folder, 'package.json'))
  const world = require('world-atlas/countries-10m.json')
  const { feature } = require('topojson-client')
  return feature(world, world.objects.countries).features.map(({ geometry }) => ({
    rings: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat(),
  }))
}

const middleOf = (row) => -90 + (row + 0.5) / cellsPerDegree
const rowOf = (lat) => Math.floor((lat + 90) * cellsPerDegree)

/** The edges of a shape that cross each row's middle line, by row. */
function edgesByRow(rings) {
  const edges = new Map()
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1], ring[i]].sort((p, q) => p[1] - q[1])
      for (let row = Math.max(0, rowOf(a[1])); row <= Math.min(rowCount - 1, rowOf(b[1])); row++) {
        const lat = middleOf(row)
        if (lat < a[1] || lat >= b[1]) continue
        if (!edges.has(row)) edges.set(row, [])
        edges.get(row).push(a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      }
    }
  for (const crossings of edges.values()) crossings.sort((x, y) => x - y)
  return edges
}

/** The first column whose middle lies at or east of a longitude. */
const columnFrom = (lng) =>
  Math.min(columns, Math.max(0, Math.ceil((lng + 180) * cellsPerDegree - 0.5)))

/** The stretches of columns `[from, to)` that a shape covers in a row. */
function spans(shape, row) {
  const crossings = shape.edges.get(row) ?? []
  const found = []
  for (let i = 0; i + 1 < crossings.length; i += 2)
    found.push([columnFrom(crossings[i]), columnFrom(crossings[i + 1])])
  return found
}

/** The map's shapes carry no letters: each is the country most of the towns inside it belong to. */
function nameShapes(shapes, towns) {
  for (const shape of shapes) shape.votes = new Map()
  for (const town of towns) {
    const column = Math.floor((town.lng + 180) * cellsPerDegree)
    for (const shape of shapes)
      if (spans(shape, rowOf(town.lat)).some(([from, to]) => column >= from && column < to))
        shape.votes.set(town.country, (shape.votes.get(town.country) ?? 0) + 1)
  }
  for (const shape of shapes)
    shape.country = [...shape.votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
