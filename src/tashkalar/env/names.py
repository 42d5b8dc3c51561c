"""The names that ids stand for, in the order in which they came into the game. Append only: numbers stay as they are.

A new word, card, task, school or form is added at the end of its list; `tests/env/test_words.py` fails when one is
missing or has moved.
"""


def _names(text: str) -> tuple[str, ...]:
    return tuple(" ".join(name.split()) for name in text.split(";"))


WORDS = _names("""
    .; -; end; flare; hand over; action; near; far; downgrade; upgrade; return; discard; common; heroic; legendary;
    N; NE; E; SE; S; SW; W; NW; discard ...; return ...; warp ...; thaw ...; keep ...; copy ...; claim ...;
    flare ...; point ...; start ...; from ...; spending ...
""")
CARDS = _names("""
    Swordmaster; Messenger; Herald; Bomb; Chronicler; Assassin; Time Mage; Summoner; Hypnotist; Cannon; Champion;
    Infantry Captain; Cavalry Captain; Gryphon Rider; Knight; High Priestess; Master of Intrigue; Gun Tower; Wild
    Eagle; Clan Axeman; Clan Healer; Dire Wolf; Ritual Keeper; Eagle Lord; Wolf Rider; Blood Shaman; War Drummer;
    Hill Giant; Warlord; War Summoner; Ritual Master; Legend Slayer; Mountain Troll; Hungry Bear; Werewolf; Clan
    Guardian; Sapling; Kiskin Farseeders; Charging Buck; Forest Wardens; Naiad; Kiskin Spirit; Dryad; Centaur
    Spearman; Centaur Chieftain; Unicorn; Sylvan Queen; Sylvan Princess; Woodland Druid; Forest Ancient; Forest
    Mystic; Kiskin Leafsplitter; Kiskin Boughrunner; Tree Shepherd; Doppelganger; Paradox Worm; Lesser Shadow Twin;
    Translocationist; Antimatter Spirit; Merchant of Time; Gate of Oblivion; Time Traveler; Greater Shadow Twin;
    Warpmaster; Dark Sphere; Void Summoner; Eternal Emperor; Reality Patch; Polarity Queen; Singularity; Ziggurat
    Sentinel; Iris of Eternity; Snow Fox; Royal Reindeer; Crystal Mirror; Crystal Grower; Ice Princess; Ice Queen;
    Frostweave Summoner; Winter Whisperer; Frozen Chest; Everfrost Sentinel; Glacier Giant; Polar Bear; War Sled;
    Snow Monster; Frost Imp; Ice Wyvern; Deathbringer; Frostweave Illusionist; Shadow Imp; Flame Imp; Gate Keeper;
    Demon of Gluttony; Demon of Pride; Acolyte of Destruction; Acolyte of Growth; Power Seeker; Hell Hound;
    Vortexmaster; Gate Master; Hell Rider; Demon of Wrath; Demon of Greed; Demon of Lust; Demon of Sloth; Demon of
    Envy; Possessed Summoner; Fire Dragon; Hell Bull; Angel of Death; The Eldest Tree; Bone Catapult; Fire
    Elemental; Leviathan; Two-Headed Dragon; Earth Elemental; Time Elemental; Storm Elemental; Titan; F1; F2; F3;
    F4; F5; F6; F7; F8; F9; F10; F11; F12
""")
TASKS = _names("""
    Destruction; Devastation; Heroic Destruction; Heroic Devastation; End of Legends; Red Conquest; Green Conquest;
    Color Conquest; Red Legends; Green Legends; Rainbow Dominance; Red Summoning; Green Summoning; Colored
    Summoning; Legendary Summoning; Central Dominance; Center Cross; Line Dominance; Diagonals; Side Chain; Corner
    Chain; Imprisonment; Envelopment; Isolation
""")
SCHOOLS = ("northern", "southern", "highland", "sylvan", "etherweavers", "everfrost", "nethervoid")
COLOURS = ("blue", "red", "yellow", "green", "purple", "white", "orange")
FORMS = ("first", "high", "duel", "melee")
