import type { IconName } from '#content/types.ts';

/** Icons, six per row, each 11 by 11 below its name. A letter is a colour, a dot is empty. */
const sheet = `
voice        chat         agent        ai           phone        cloud
....mmm....  .ppppppppp.  .....q.....  .....k.....  ..kkkkkkk..  ....ppp....
...mmmmm...  ppppppppppp  ....qqq....  ....kkk....  ..k.....k..  ...ppppp...
...myyym...  ppppppppppp  ...qqpqq...  ...kkmkk...  ..k.ppp.k..  ..ppppppp..
...myyym...  ppyppyppypp  ..qqpppqq..  ..kkmmmkk..  ..k.ppp.k..  .pppppppppp
.k.myyym.k.  ppyppyppypp  .qqppxppqq.  .kkmmymmkk.  ..k..p..k..  ppppppppppp
.k.mmmmm.k.  ppppppppppp  qqppxxxppqq  kkmmyyymmkk  ..k.....k..  ppppppppppp
.kk.mmm.kk.  ppppppppppp  .qqppxppqq.  .kkmmymmkk.  ..k.mmm.k..  .ppppppppp.
..kk...kk..  .ppppppppp.  ..qqpppqq..  ..kkmmmkk..  ..k.mmm.k..  ...........
...kkkkk...  ...ppp.....  ...qqpqq...  ...kkmkk...  ..k...m.k..  ..y..m..y..
.....k.....  ...pp......  ....qqq....  ....kkk....  ..k.....k..  ..y..m..y..
...kkkkk...  ...p.......  .....q.....  .....k.....  ..kkkkkkk..  .....m.....

code         layers       spool        turns        shield       server
kkkkkkkkkkk  ....kkk....  .kkkkkkkkk.  kkkkkkkk...  kkkkk.kkkkk  kkkkkkkkkkk
kykyky....k  ..kkkkkkk..  .kkkkkkkkk.  kmmmmmmk...  kkkkkkkkkkk  kppppppkyyk
kkkkkkkkkkk  .kkkkkkkkk.  ..mmmmmmm..  kmmmmmmk...  kkpppppppkk  kkkkkkkkkkk
k.........k  ..kkkkkkk..  ..yyyyyyy..  kkkkkkkk...  kkpppypppkk  ...........
k.mm..yyy.k  m...kkk...m  ..mmmmmmm..  .k.........  kkppyyyppkk  kkkkkkkkkkk
k.........k  mmm.....mmm  ..yyyyyyy..  ...........  kkpppypppkk  kmmmmmmkyyk
k.pppp....k  .mmmmmmmmm.  ..mmmmmmm..  ...kkkkkkkk  .kkpppppkk.  kkkkkkkkkkk
k.........k  y..mmmmm..y  ..yyyyyyy..  ...kppppppk  ..kkpppkk..  ...........
k.yy.mmm..k  yyy.....yyy  ..mmmmmmm..  ...kppppppk  ...kkpkk...  kkkkkkkkkkk
k.........k  .yyyyyyyyy.  .kkkkkkkkk.  ...kkkkkkkk  ....kkk....  kppppppkyyk
kkkkkkkkkkk  ...yyyyy...  .kkkkkkkkk.  .........k.  .....k.....  kkkkkkkkkkk

db           wheel        wave         branch       plug         eye
..mmmmmmm..  ...kkkkk...  ...........  ....kkk....  ..kk...kk..  ...........
.mmmmmmmmm.  .kkk.m.kkk.  ..m.....p..  ...kkykk...  .kk.....kk.  ....ppp....
.mmmmmmmmm.  .kk..m..kk.  ..m.....p..  ....kkk....  .k...m...k.  ..ppkkkpp..
.kmmmmmmmk.  kk.m.m.m.kk  m.m.k.k.p.p  .....k.....  .k..mmm..k.  .ppkkkkkpp.
.kkkkkkkkk.  k...mmm...k  m.m.k.k.p.p  .kkkkkkkkk.  kk.mmymm.kk  ppkkkykkkpp
.ykkkkkkky.  kmmmmymmmmk  mymykykypyp  .k...k...k.  k.mmyyymm.k  pkkkyyykkkp
.yyyyyyyyy.  k...mmm...k  m.m.k.k.p.p  .k...k...k.  kk.mmymm.kk  ppkkkykkkpp
.kyyyyyyyk.  kk.m.m.m.kk  m.m.k.k.p.p  mmm.ppp.yyy  .k..mmm..k.  .ppkkkkkpp.
.kkkkkkkkk.  .kk..m..kk.  ..m.....p..  mmm.ppp.yyy  .k...m...k.  ..ppkkkpp..
.kkkkkkkkk.  .kkk.m.kkk.  ..m.....p..  mmm.ppp.yyy  .kk.....kk.  ....ppp....
..kkkkkkk..  ...kkkkk...  ...........  ...........  ..kk...kk..  ...........

bot          globe        pin          clock        mail         book
.....m.....  ...ppppp...  ...mmmmm...  ...kkkkk...  ...........  ...........
.....k.....  .ppppkpppp.  ..mmmmmmm..  .kkyyyyykk.  kkkkkkkkkkk  kkkkk.kkkkk
.kkkkkkkkk.  .ppkkkkkpp.  .mmmyyymmm.  .kyyymyyyk.  kkmmmmmmmkk  kmmmmkmmmmk
.kpppppppk.  pppkpkpkppp  .mmyyyyymm.  kyyyymyyyyk  kmkmmmmmkmk  kmmmmkmmmmk
kkpyypyypkk  pkkkkkkkkkp  .mmyyyyymm.  kyyyymyyyyk  kmmkmmmkmmk  kmyymkmyymk
kkpyypyypkk  ppkppyppkpp  .mmmyyymmm.  kyyyymmmyyk  kmmmkmkmmmk  kmmmmkmmmmk
.kpppppppk.  pkkkkkkkkkp  ..mmmmmmm..  kyyyyyyyyyk  kmmmmkmmmmk  kmyymkmyymk
.kpmmmmmpk.  pppkpkpkppp  ...mmmmm...  kyyyyyyyyyk  kmmmmmmmmmk  kmmmmkmmmmk
.kpppppppk.  .ppkkkkkpp.  ....mmm....  .kyyyyyyyk.  kmmmmmmmmmk  kkkkkkkkkkk
.kkkkkkkkk.  .ppppkpppp.  .....m.....  .kkyyyyykk.  kkkkkkkkkkk  ....kkk....
..kk...kk..  ...ppppp...  .....k.....  ...kkkkk...  ...........  ...........

level        house        spark        desk         coins        kite
...........  .....m.....  .....y.....  .kkkkkkkkk.  ..yyyyyyy..  .....m.....
.m...p...y.  ....mmm....  .y...y...y.  .kpppppppk.  .yyyyyyyyy.  ....mmm....
mmm.ppp.yyy  ...mmmmm...  ..y.....y..  .kpyypyypk.  .yyyyyyyyy.  ...mmymm...
.m...p...y.  ..mmmmmmm..  ....mmm....  .kpppppppk.  .kyyyyyyyk.  ..mmyyymm..
...........  .mmmmmmmmm.  ...mmmmm...  .kpppppppk.  .mkkkkkkkm.  .mmmmymmmm.
mmm.ppp.yyy  mmmmmmmmmmm  yy.mmkmm.yy  .kkkkkkkkk.  .mmmmmmmmm.  ..ppppppp..
mmm.ppp.yyy  .kkkkkkkkk.  ...mmmmm...  .....k.....  .kmmmmmmmk.  ...ppppp...
mmm.ppp.yyy  .kyykkkppk.  ....mmm....  ...kkkkk...  .pkkkkkkkp.  ....ppp....
...........  .kyykkkppk.  ..y.....y..  mmmmmmmmmmm  .ppppppppp.  .....k.....
kkkkkkkkkkk  .kkkkkkppk.  .y...y...y.  .m.......m.  .kpppppppk.  ....kkk....
...........  .kkkkkkppk.  .....y.....  .m.......m.  ..kkkkkkk..  ...k.k.k...

heart        lamp         chart        tested       star         page
...........  .....m.....  .........mm  kkkkkkkkkkk  .....y.....  .kkkkkkk...
.mmm...mmm.  ....mym....  .........mm  k.........k  ....yyy....  .kyyyyykk..
mmmmm.mmmmm  ....mym....  ......yy.mm  k.......ppk  ....ymy....  .kymmmykkk.
mmyymmmmmmm  ...myyym...  ......yy.mm  k......pp.k  yyyyymyyyyy  .kyyyyyyyk.
mmyymmmmmmm  ....mym....  ...pp.yy.mm  kpp...pp..k  .yymmmmmyy.  .kymmmmmyk.
mmmmmmmmmmm  .....k.....  ...pp.yy.mm  k.pp.pp...k  ..yymmmyy..  .kyyyyyyyk.
.mmmmmmmmm.  kk..kkk..kk  kk.pp.yy.mm  k..ppp....k  ..yyymyyy..  .kymmmmmyk.
..mmmmmmm..  kpppppppppk  kk.pp.yy.mm  k...p.....k  ..yyymyyy..  .kyyyyyyyk.
...mmmmm...  .kpppppppk.  kk.pp.yy.mm  k.........k  .yyyyyyyyy.  .kymmmmyyk.
....mmm....  ..kkkkkkk..  ...........  kkkkkkkkkkk  .yyy...yyy.  .kyyyyyyyk.
.....m.....  ....kkk....  kkkkkkkkkkk  ...........  .y.......y.  .kkkkkkkkk.
`;

/** Stitched icons as rows of letters. A test checks that every name has one. */
export const icons = Object.fromEntries(sheet.trim().split('\n\n').flatMap(iconsIn)) as Record<
  string,
  readonly string[]
> as Readonly<Record<IconName, readonly string[]>>;

/** Returns the icons of a row of the sheet; its first line has their names. */
function iconsIn(row: string): [string, string[]][] {
  const [names = [], ...lines] = row.split('\n').map((line) => line.split(/ +/));
  return names.map((name, column) => [name, lines.map((line) => line[column] ?? '')]);
}
