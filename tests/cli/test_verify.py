"""`tilerummy verify`: a fair match passes, and every way to cheat is named."""

import json
from pathlib import Path

import pytest
from commandline import Run

from tilerummy.engine.dealer import Deal, commitment
from tilerummy.engine.editions import get
from tilerummy.engine.match import Match
from tilerummy.engine.moves import RESIGN
from tilerummy.engine.record import Record, parse_records
from tilerummy.language import Translator, catalogue


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_a_fair_match(run: Run, fair: str, lang: str) -> None:
    found = run("verify", fair, lang=lang)
    assert (found.status, found.err) == (0, "")
    assert found.out.count("✓") == 8
    assert "✗" not in found.out


CHEATS = {
    "commitment": ('[Commitment "5cd2', '[Commitment "5cd3', "does not match the commitment"),
    "deal": ("b2b4b11y5g2/", "b2b4b11y5g3/", "The tiles dealt to Ann"),
    "draw": ("+r5", "+r6", "red 6 instead of red 5"),
    "result": ("+43/-43", "+44/-44", "+44/-44"),
}


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
@pytest.mark.parametrize("check", CHEATS)
def test_cheating_is_named(run: Run, fair: str, check: str, lang: str) -> None:
    old, new, said = CHEATS[check]
    text = Path(fair).read_text("utf-8")
    assert old in text
    cheated = text.replace(old, new, 1)
    found = run("verify", "-", stdin=cheated, lang=lang)
    assert found.status == 1
    assert "✗" in found.out
    if lang == "en":
        assert said in found.out
    data = json.loads(run("verify", "-", "--json", stdin=cheated).out)
    assert check in [fault["check"] for fault in data["rounds"][0]["faults"]]
    assert data["rounds"][1]["faults"] == []


def test_an_unfinished_round_has_no_result_to_check(run: Run, fair: str) -> None:
    whole, other = parse_records(Path(fair).read_text("utf-8"))
    tags = tuple(tag for tag in whole.tags if tag[0] != "Result")
    unfinished = f"{Record(whole.start, whole.entries[:-1], tags)}\n{other}"
    found = run("verify", "-", stdin=unfinished)
    assert found.status == 0
    assert found.out.count("✓") == 7
    rounds = json.loads(run("verify", "-", "--json", stdin=unfinished).out)["rounds"]
    assert ["result" in each["checks"] for each in rounds] == [False, True]


def test_what_cannot_be_checked(run: Run, short: str, fair: str) -> None:
    text = Path(fair).read_text("utf-8")
    no_seed = run("verify", short)
    assert no_seed.status == 2
    assert "has no seed" in no_seed.out
    no_promise = text.replace("[Commitment", "[Remark")
    assert "no commitment" in run("verify", "-", stdin=no_promise).out
    seed_too_short = text.replace('[Seed "fa5e', '[Seed "fa')
    found = run("verify", "-", stdin=seed_too_short)
    assert found.status == 2
    assert found.out.count("✓") == 4, "the other round is checked all the same"


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_a_finished_round_without_its_seed(run: Run, fair: str, lang: str) -> None:
    over = parse_records(Path(fair).read_text("utf-8"))[0]
    without = Record(over.start, over.entries, tuple(tag for tag in over.tags if tag[0] != "Seed"))
    running = Record(over.start, over.entries[:-1], without.tags)
    told = [run("verify", "-", stdin=str(each), lang=lang).out for each in (without, running)]
    names = ("seed-missing-over", "seed-missing")
    at_table = Translator(lang).at_table(over.start.rules)
    for said, name in zip(told, names, strict=True):
        assert " ".join(at_table.text(f"cli-verify-{name}").split()) in " ".join(said.split())


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_the_draw_for_the_start_is_checked(run: Run, lang: str) -> None:
    record = Match(get("rummikub-vienna-en,deal=5"), ("Ann", "Bo")).begin_round(bytes(32))
    done = record.played(RESIGN).finished(bytes(32))
    fair = run("verify", "-", stdin=str(done), lang=lang)
    assert fair.status == 0
    assert Translator(lang).text("cli-verify-starter-draw-holds") in " ".join(fair.out.split())
    for told, said in (("0:k1 1:k2", "Ann black 1, Bo black 2 instead of Ann "), ("hm", "hm instead of Ann ")):
        found = run("verify", "-", stdin=str(done.with_tag("StarterDraw", told)), lang=lang)
        assert (found.status, found.out.count("✗")) == (1, 1)
        assert (said in " ".join(found.out.split())) == (lang == "en")
    (checked,) = json.loads(run("verify", "-", "--json", stdin=str(done)).out)["rounds"]
    assert "starter-draw" in checked["checks"]
    plain = Match(get("rummy-classic"), ("Ann", "Bo")).begin_round(bytes(32)).played(RESIGN).finished(bytes(32))
    found = run("verify", "-", stdin=str(plain.with_tag("StarterDraw", "0:k1")), lang=lang)
    assert Translator(lang).text("tiles-none") in found.out


def mixed_round() -> tuple[Record, str]:
    """A round of a person and a computer, and what the page of the person kept."""
    added, names = (b"sixteen bytes...", b""), ("Ann", "computer:casual")
    hashes = (commitment(added[0]), "")
    record = Match(get("rummy-classic,deal=5"), names).begin_round(bytes(32), 0, added, hashes)
    kept = f"{commitment(bytes(32))}:{hashes[0]}/-:{added[0].hex()}"
    return record.played(RESIGN).finished(bytes(32)), kept


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_what_a_page_kept_is_compared(run: Run, lang: str) -> None:
    record, kept = mixed_round()
    found = run("verify", "-", "--kept", kept, stdin=str(record), lang=lang)
    assert (found.status, found.err) == (0, "")
    assert found.out.count("✓") == 8
    seed, hashes, added = kept.split(":")
    lies = {
        "kept-commitment": f"{'0' * 64}:{hashes}:{added}",
        "kept-hashes": f"{seed}:{hashes[:-1]}{hashes[:64]}:{added}",
        "kept-entropy": f"{seed}:{hashes}:{'0' * 32}",
    }
    for check, told in lies.items():
        found = run("verify", "-", "--kept", told, stdin=str(record), lang=lang)
        assert found.status == 1
        assert " ".join(Translator(lang).text(f"cli-verify-{check}").split()) in " ".join(found.out.split())
    for wrong in ("", "a:b", "::", "a:b:c:d"):
        found = run("verify", "-", "--kept", wrong, stdin=str(record), lang=lang)
        assert (found.status, found.out, found.err.count("\n")) == (2, "", 1)
    found = run("verify", "-", "--kept", f"{'0' * 64}:-/-:{added}", stdin=str(record), lang=lang)
    assert (found.status, found.out, found.err.count("\n")) == (2, "", 1), "what the page kept is of another match"


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_bytes_that_were_not_fixed_before_are_named(run: Run, lang: str) -> None:
    """The dealer could have chosen those of a computer, and any that came later."""
    record, _ = mixed_round()
    added, hashes = record.tag("Entropy") or "", record.tag("EntropyHashes") or ""
    for entropy, told, name in (
        (f"{added[:32]}/ab", f"{hashes[:-1]}{commitment(bytes([0xAB]))}", "computer:casual"),
        (added, f"{'0' * 64}/-", "Ann"),
        (added, "-/-", "Ann"),
    ):
        cheated = record.with_tag("Entropy", entropy).with_tag("EntropyHashes", told)
        (checked,) = json.loads(run("verify", "-", "--json", stdin=str(cheated), lang=lang).out)["rounds"]
        (fault,) = [fault for fault in checked["faults"] if fault["check"] == "entropy"]
        assert name in fault["message"]


def test_hidden_draws_cannot_be_checked(run: Run, fair: str) -> None:
    seen = str(parse_records(Path(fair).read_text("utf-8"))[0].redacted(0))
    found = run("verify", "-", stdin=seen)
    assert found.status == 2
    assert "hides" in found.out


def test_a_fault_outweighs_what_cannot_be_checked(run: Run, short: str, fair: str) -> None:
    cheated = Path(fair).read_text("utf-8").replace("+43/-43", "+44/-44")
    assert run("verify", "-", stdin=cheated + Path(short).read_text("utf-8")).status == 1


def test_an_impossible_draw_is_against_the_rules(run: Run, fair: str) -> None:
    found = run("verify", "-", stdin=Path(fair).read_text("utf-8").replace("+r5", "+o5"))
    assert found.status == 1
    assert found.err.count("\n") == 1


@pytest.mark.parametrize("lang", catalogue.LANGUAGES)
def test_who_starts_is_checked_where_the_seed_decides_it(run: Run, lang: str) -> None:
    deal = Deal(get("rummy-classic,deal=5"), 2, bytes(32))
    tags = (("Seats", "Ann/Bo"), ("Round", "1"), ("Commitment", deal.commitment))
    for starter in range(2):
        record = Record(deal.position(starter), (), tags).played(RESIGN).finished(deal.seed)
        found = run("verify", "-", stdin=str(record), lang=lang)
        assert found.status == (0 if starter == deal.starter() else 1)
        assert found.out.count("✗") == found.status
