import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkWrongEntries, picturesOfEntries } from '../../commands/content-pull/wrong-entries.testkit.ts';
import { isLeftOut } from './packages.testkit.ts';

const plugin = fileURLToPath(new URL('../../../functions/wordpress-plugin/', import.meta.url));

/** Prints the faults of each entry of its input: [name of the list, texts by field, pictures by number]. */
const program = `
  require '${plugin}faults.php';
  ['words' => $words, 'lists' => $lists] = json_decode(file_get_contents('${plugin}lists.json'), true);
  $lists = array_column($lists, null, 'name');
  [$pictures, $entries] = json_decode(stream_get_contents(STDIN), true);
  echo json_encode(array_map(function ($entry) use ($words, $lists, $pictures) {
    return (object) site_faults($words, $lists[$entry[0]], $entry[1], function ($id) use ($pictures) { return $pictures[$id] ?? null; }, function () { return ''; });
  }, $entries));
`;

test.skipIf(isLeftOut)('wp-admin says of every wrong field what content:pull says', async () => {
  const files = await picturesOfEntries();
  const pictures = Object.fromEntries(
    Object.entries(files).map(([id, { file, ...picture }]) => [id, { ...picture, bytes: file.length }]),
  );
  const { entries } = await checkWrongEntries(files);
  const input = JSON.stringify([pictures, entries.map(({ list, texts }) => [list.name, texts])]);
  const { stdout, stderr } = spawnSync('php', ['-r', program], { input, encoding: 'utf8', maxBuffer: 1e8 });
  expect(stderr).toBe('');
  const said = JSON.parse(stdout) as Record<string, string>[];
  for (const [index, { texts, faults }] of entries.entries()) {
    expect({ texts, faults: said[index] }).toEqual({ texts, faults });
  }
});
