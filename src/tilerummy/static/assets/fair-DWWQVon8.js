var e=`fair-title = Was the deal fair?
fair-yes = Yes, this browser has checked it.
fair-no = No, something does not match.
fair-unknown = This browser took no part in the deal, or saw too little of it, and cannot tell.
fair-help = So that nobody can choose the tiles, the server and the browser of every player fix random numbers before the deal, and only then reveal them. Computers add nothing.
fair-not = Not true:
fair-check-seed = The seed is the one that the server fixed before.
fair-check-own = The random numbers of this browser were used, unchanged.
fair-check-others = Nobody added anything that was not fixed before.
fair-check-deal = Your first tiles follow from the seed and these numbers.
fair-check-draws = The tiles that you drew follow from them, too.
fair-check-held = A browser did not reveal its numbers in time, so they were left out.
fair-commitment = Hash
fair-seed = Seed
fair-verify = To check the whole record
`;export{e as default};