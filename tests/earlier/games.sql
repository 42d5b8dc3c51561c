BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE analyses (
	id VARCHAR(32) NOT NULL, 
	made DATETIME NOT NULL, 
	data JSON NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY (id)
);
INSERT INTO "analyses" VALUES('cuvz9k4pp2w2','2026-11-15 12:00:00.000000','{"status": "done", "done": 5, "of": 5, "points": [{"step": 1, "turn": 1, "school": "highland", "chances": {"highland": 0.553, "northern": 0.447}, "best": {"choices": ["place f6", "end"], "value": 0.553, "changes": {"pieces": {"yellow": {"common": 1}}}, "steps": [{"school": "highland", "turn": 1, "choice": "place f6", "events": [{"key": "placed", "params": {"square": "f6", "colour": "yellow", "rank": "common"}, "text": "Yellow places a common piece on f6", "squares": ["f6"]}], "pieces": {"yellow": "f6 g5", "blue": "c5"}}, {"school": "highland", "turn": 1, "choice": "end", "events": [{"key": "turn", "params": {"number": 2, "school": "northern"}, "text": "Turn 2: northern", "squares": []}], "pieces": {"yellow": "f6 g5", "blue": "c5"}}]}, "played": 0.535}, {"step": 3, "turn": 2, "school": "northern", "chances": {"highland": 0.508, "northern": 0.492}, "best": {"choices": ["place e5", "place d6", "end"], "value": 0.492, "changes": {"pieces": {"blue": {"common": 2}}}, "steps": [{"school": "northern", "turn": 2, "choice": "place e5", "events": [{"key": "placed", "params": {"square": "e5", "colour": "blue", "rank": "common"}, "text": "Blue places a common piece on e5", "squares": ["e5"]}], "pieces": {"yellow": "g5 h5", "blue": "c5 e5"}}, {"school": "northern", "turn": 2, "choice": "place d6", "events": [{"key": "placed", "params": {"square": "d6", "colour": "blue", "rank": "common"}, "text": "Blue places a common piece on d6", "squares": ["d6"]}], "pieces": {"yellow": "g5 h5", "blue": "c5 d6 e5"}}, {"school": "northern", "turn": 2, "choice": "end", "events": [{"key": "turn", "params": {"number": 3, "school": "highland"}, "text": "Turn 3: highland", "squares": []}], "pieces": {"yellow": "g5 h5", "blue": "c5 d6 e5"}}]}, "played": 0.464}, {"step": 6, "turn": 3, "school": "highland", "chances": {"highland": 0.542, "northern": 0.458}, "best": {"choices": ["place g3", "place e5", "end"], "value": 0.542, "changes": {"pieces": {"yellow": {"common": 2}}}, "steps": [{"school": "highland", "turn": 3, "choice": "place g3", "events": [{"key": "placed", "params": {"square": "g3", "colour": "yellow", "rank": "common"}, "text": "Yellow places a common piece on g3", "squares": ["g3"]}], "pieces": {"yellow": "g3 g5 h5", "blue": "a7 b8 c5"}}, {"school": "highland", "turn": 3, "choice": "place e5", "events": [{"key": "placed", "params": {"square": "e5", "colour": "yellow", "rank": "common"}, "text": "Yellow places a common piece on e5", "squares": ["e5"]}], "pieces": {"yellow": "e5 g3 g5 h5", "blue": "a7 b8 c5"}}, {"school": "highland", "turn": 3, "choice": "end", "events": [{"key": "turn", "params": {"number": 4, "school": "northern"}, "text": "Turn 4: northern", "squares": []}], "pieces": {"yellow": "e5 g3 g5 h5", "blue": "a7 b8 c5"}}]}, "played": 0.502}, {"step": 10, "turn": 4, "school": "northern", "chances": {"highland": 0.442, "northern": 0.558}, "best": {"choices": ["place c7", "place d6", "end"], "value": 0.558, "changes": {"pieces": {"blue": {"common": 2}}}, "steps": [{"school": "northern", "turn": 4, "choice": "place c7", "events": [{"key": "placed", "params": {"square": "c7", "colour": "blue", "rank": "common"}, "text": "Blue places a common piece on c7", "squares": ["c7"]}], "pieces": {"yellow": "e5 g5 g8 h5", "blue": "a7 b8 c5 c7"}}, {"school": "northern", "turn": 4, "choice": "place d6", "events": [{"key": "placed", "params": {"square": "d6", "colour": "blue", "rank": "common"}, "text": "Blue places a common piece on d6", "squares": ["d6"]}], "pieces": {"yellow": "e5 g5 g8 h5", "blue": "a7 b8 c5 c7 d6"}}, {"school": "northern", "turn": 4, "choice": "end", "events": [{"key": "turn", "params": {"number": 5, "school": "highland"}, "text": "Turn 5: highland", "squares": []}], "pieces": {"yellow": "e5 g5 g8 h5", "blue": "a7 b8 c5 c7 d6"}}]}, "played": 0.506}, {"step": 13, "turn": 5, "school": "highland", "chances": {"highland": 0.601, "northern": 0.399}, "best": {"choices": ["place g4", "place g3", "end"], "value": 0.601, "changes": {"pieces": {"yellow": {"common": 2}}}, "steps": [{"school": "highland", "turn": 5, "choice": "place g4", "events": [{"key": "placed", "params": {"square": "g4", "colour": "yellow", "rank": "common"}, "text": "Yellow places a common piece on g4", "squares": ["g4"]}], "pieces": {"yellow": "e5 g4 g5 g8 h5", "blue": "a7 b7 b8 c5 c7"}}, {"school": "highland", "turn": 5, "choice": "place g3", "events": [{"key": "placed", "params": {"square": "g3", "colour": "yellow", "rank": "common"}, "text": "Yellow places a common piece on g3", "squares": ["g3"]}], "pieces": {"yellow": "e5 g3 g4 g5 g8 h5", "blue": "a7 b7 b8 c5 c7"}}, {"school": "highland", "turn": 5, "choice": "end", "events": [{"key": "turn", "params": {"number": 6, "school": "northern"}, "text": "Turn 6: northern", "squares": []}], "pieces": {"yellow": "e5 g3 g4 g5 g8 h5", "blue": "a7 b7 b8 c5 c7"}}]}, "played": null}, {"step": 15, "turn": 5, "school": null, "chances": {"highland": 1.0, "northern": 0.0}, "best": null, "played": null}], "swings": [{"point": 4, "change": 0.399, "missed": null}, {"point": 3, "change": -0.159, "missed": 0.052}, {"point": 2, "change": -0.1, "missed": 0.04}]}');
CREATE TABLE choices (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_choices PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_choices_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "choices" VALUES('pyzwu4cqmcby',1,'place a4','2026-11-12 00:00:07.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',2,'end','2026-11-12 00:00:14.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',3,'place f8','2026-11-12 00:00:21.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',4,'place f9','2026-11-12 00:00:28.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',5,'end','2026-11-12 00:00:35.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',6,'place b3','2026-11-12 00:00:42.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',7,'place d2','2026-11-12 00:00:49.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',8,'undo','2026-11-12 00:00:56.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',9,'place b4','2026-11-12 00:01:03.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',10,'undo','2026-11-12 00:01:10.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',11,'place c3','2026-11-12 00:01:17.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',12,'end','2026-11-12 00:01:24.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',13,'place f7','2026-11-12 00:01:31.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',14,'place g7','2026-11-12 00:01:38.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',15,'end','2026-11-12 00:01:45.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',16,'summon Bomb a4','2026-11-12 00:01:52.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',17,'place c1','2026-11-12 00:01:59.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',18,'end','2026-11-12 00:02:06.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',19,'summon Eternal Emperor g8','2026-11-12 00:02:13.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',20,'c2','2026-11-12 00:02:20.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',21,'place e9','2026-11-12 00:02:27.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',22,'end','2026-11-12 00:02:34.000000');
INSERT INTO "choices" VALUES('pyzwu4cqmcby',23,'place e4','2026-11-12 00:02:41.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',1,'start green g8','2026-11-12 03:00:07.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',2,'start red c3','2026-11-12 03:00:14.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',3,'start purple g3','2026-11-12 03:00:21.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',4,'place e7','2026-11-12 03:00:28.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',5,'end','2026-11-12 03:00:35.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',6,'place f4','2026-11-12 03:00:42.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',7,'place f2','2026-11-12 03:00:49.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',8,'end','2026-11-12 03:00:56.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',9,'place g2','2026-11-12 03:01:03.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',10,'place a7','2026-11-12 03:01:10.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',11,'end','2026-11-12 03:01:17.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',12,'summon Doppelganger h3','2026-11-12 03:01:24.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',13,'place g4','2026-11-12 03:01:31.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',14,'end','2026-11-12 03:01:38.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',15,'place e9','2026-11-12 03:01:45.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',1,'place b8','2026-11-12 06:00:07.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',2,'end','2026-11-12 06:00:14.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',3,'place a6','2026-11-12 06:00:21.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',4,'place c6','2026-11-12 06:00:28.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',5,'end','2026-11-12 06:00:35.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',6,'place c9','2026-11-12 06:00:42.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',7,'place b7','2026-11-12 06:00:49.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',8,'undo','2026-11-12 06:00:56.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',9,'place d9','2026-11-12 06:01:03.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',10,'end','2026-11-12 06:01:10.000000');
INSERT INTO "choices" VALUES('fpf5zyt3fhc5',11,'summon Swordmaster b6','2026-11-12 06:01:17.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',1,'place e4','2026-11-12 09:00:07.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',2,'end','2026-11-12 09:00:14.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',3,'place d4','2026-11-12 09:00:21.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',4,'place d6','2026-11-12 09:00:28.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',5,'undo','2026-11-12 09:00:35.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',6,'place e2','2026-11-12 09:00:42.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',7,'end','2026-11-12 09:00:49.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',8,'place a4','2026-11-12 09:00:56.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',9,'place d5','2026-11-12 09:01:03.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',10,'end','2026-11-12 09:01:10.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',11,'place f3','2026-11-12 09:01:17.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',12,'place f6','2026-11-12 09:01:24.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',13,'end','2026-11-12 09:01:31.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',14,'place a5','2026-11-12 09:01:38.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',15,'place e6','2026-11-12 09:01:45.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',16,'undo','2026-11-12 09:01:52.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',17,'undo','2026-11-12 09:01:59.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',18,'place e7','2026-11-12 09:02:06.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',19,'place e8','2026-11-12 09:02:13.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',20,'undo','2026-11-12 09:02:20.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',21,'place c8','2026-11-12 09:02:27.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',22,'end','2026-11-12 09:02:34.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',23,'place d2','2026-11-12 09:02:41.000000');
INSERT INTO "choices" VALUES('rx2pjgkumhr3',24,'summon High Priestess f3','2026-11-12 09:02:48.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',1,'place c3','2026-11-12 12:00:07.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',2,'end','2026-11-12 12:00:14.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',3,'discard Kiskin Spirit','2026-11-12 12:00:21.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',4,'return F2','2026-11-12 12:00:28.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',5,'return Titan','2026-11-12 12:00:35.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',6,'return Centaur Chieftain','2026-11-12 12:00:42.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',7,'-','2026-11-12 12:00:49.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',8,'place b4','2026-11-12 12:00:56.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',9,'end','2026-11-12 12:01:03.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',10,'warp Eternal Emperor','2026-11-12 12:01:10.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',11,'c8','2026-11-12 12:01:17.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',12,'place f3','2026-11-12 12:01:24.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',13,'place a5','2026-11-12 12:01:31.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',14,'end','2026-11-12 12:01:38.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',15,'place b2','2026-11-12 12:01:45.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',16,'place c9','2026-11-12 12:01:52.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',17,'end','2026-11-12 12:01:59.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',18,'place f9','2026-11-12 12:02:06.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',19,'undo','2026-11-12 12:02:13.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',20,'place c7','2026-11-12 12:02:20.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',21,'place d8','2026-11-12 12:02:27.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',22,'end','2026-11-12 12:02:34.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',23,'place i5','2026-11-12 12:02:41.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',24,'place g4','2026-11-12 12:02:48.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',25,'end','2026-11-12 12:02:55.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',26,'summon Doppelganger d9','2026-11-12 12:03:02.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',27,'a5-b5','2026-11-12 12:03:09.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',28,'place f1','2026-11-12 12:03:16.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',29,'end','2026-11-12 12:03:23.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',30,'place i7','2026-11-12 12:03:30.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',31,'place d2','2026-11-12 12:03:37.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',32,'end','2026-11-12 12:03:44.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',33,'place c5','2026-11-12 12:03:51.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',34,'undo','2026-11-12 12:03:58.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',35,'place d7','2026-11-12 12:04:05.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',36,'summon Eternal Emperor c8','2026-11-12 12:04:12.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',37,'c3-c4','2026-11-12 12:04:19.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',38,'warp Merchant of Time','2026-11-12 12:04:26.000000');
INSERT INTO "choices" VALUES('r6zjh4ku2dqn',39,'d9','2026-11-12 12:04:33.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',1,'start g5','2026-11-12 15:00:07.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',2,'place h5','2026-11-12 15:00:14.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',3,'end','2026-11-12 15:00:21.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',4,'place d7','2026-11-12 15:00:28.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',5,'place h7','2026-11-12 15:00:35.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',6,'end','2026-11-12 15:00:42.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',7,'place a6','2026-11-12 15:00:49.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',8,'undo','2026-11-12 15:00:56.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',9,'place f2','2026-11-12 15:01:03.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',10,'place f9','2026-11-12 15:01:10.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',11,'end','2026-11-12 15:01:17.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',12,'place e8','2026-11-12 15:01:24.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',13,'place a5','2026-11-12 15:01:31.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',14,'end','2026-11-12 15:01:38.000000');
INSERT INTO "choices" VALUES('eq4365fkrrtt',15,'place f1','2026-11-12 15:01:45.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',1,'start g5','2026-11-12 18:00:07.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',2,'place f6','2026-11-12 18:00:14.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',3,'end','2026-11-12 18:00:21.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',4,'place h7','2026-11-12 18:00:28.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',5,'place i3','2026-11-12 18:00:35.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',6,'end','2026-11-12 18:00:42.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',7,'place a3','2026-11-12 18:00:49.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',8,'undo','2026-11-12 18:00:56.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',9,'place a4','2026-11-12 18:01:03.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',10,'warp Lesser Shadow Twin','2026-11-12 18:01:10.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',11,'c5','2026-11-12 18:01:17.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',12,'place c2','2026-11-12 18:01:24.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',13,'end','2026-11-12 18:01:31.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',14,'summon Clan Axeman h4','2026-11-12 18:01:38.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',15,'place e6','2026-11-12 18:01:45.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',16,'end','2026-11-12 18:01:52.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',17,'place d6','2026-11-12 18:01:59.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',18,'place c4','2026-11-12 18:02:06.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',19,'end','2026-11-12 18:02:13.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',20,'place f8','2026-11-12 18:02:20.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',21,'place e5','2026-11-12 18:02:27.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',22,'end','2026-11-12 18:02:34.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',23,'summon Doppelganger d5','2026-11-12 18:02:41.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',24,'a4','2026-11-12 18:02:48.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',25,'place e7','2026-11-12 18:02:55.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',26,'end','2026-11-12 18:03:02.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',27,'summon Wild Eagle f4','2026-11-12 18:03:09.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',28,'undo','2026-11-12 18:03:16.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',29,'summon Wild Eagle f6','2026-11-12 18:03:23.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',30,'undo','2026-11-12 18:03:30.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',31,'flare','2026-11-12 18:03:37.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',32,'e6-g3','2026-11-12 18:03:44.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',33,'summon Wild Eagle f4','2026-11-12 18:03:51.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',34,'f4-i7','2026-11-12 18:03:58.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',35,'summon Ritual Master h4','2026-11-12 18:04:05.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',36,'a4','2026-11-12 18:04:12.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',37,'f6','2026-11-12 18:04:19.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',38,'end','2026-11-12 18:04:26.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',39,'place c6','2026-11-12 18:04:33.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',40,'summon Lesser Shadow Twin b4','2026-11-12 18:04:40.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',41,'end','2026-11-12 18:04:47.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',42,'summon Werewolf e4','2026-11-12 18:04:54.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',43,'e4-e3','2026-11-12 18:05:01.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',44,'place c3','2026-11-12 18:05:08.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',45,'end','2026-11-12 18:05:15.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',46,'summon Greater Shadow Twin c7','2026-11-12 18:05:22.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',47,'c5','2026-11-12 18:05:29.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',48,'undo','2026-11-12 18:05:36.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',49,'c5','2026-11-12 18:05:43.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',50,'place b6','2026-11-12 18:05:50.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',51,'warp Merchant of Time','2026-11-12 18:05:57.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',52,'undo','2026-11-12 18:06:04.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',53,'warp Merchant of Time','2026-11-12 18:06:11.000000');
INSERT INTO "choices" VALUES('j6vq6wzcmswa',54,'g5','2026-11-12 18:06:18.000000');
INSERT INTO "choices" VALUES('xec78x6hurt5',1,'start c5','2026-11-13 00:00:07.000000');
INSERT INTO "choices" VALUES('xec78x6hurt5',2,'place f3','2026-11-13 00:00:14.000000');
INSERT INTO "choices" VALUES('xec78x6hurt5',3,'end','2026-11-13 00:00:21.000000');
INSERT INTO "choices" VALUES('xec78x6hurt5',4,'hand over','2026-11-13 00:00:28.000000');
INSERT INTO "choices" VALUES('xec78x6hurt5',5,'place a5','2026-11-13 00:00:35.000000');
INSERT INTO "choices" VALUES('xec78x6hurt5',6,'place b3','2026-11-13 00:00:42.000000');
INSERT INTO "choices" VALUES('xec78x6hurt5',7,'end','2026-11-13 00:00:49.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',1,'start blue f8','2026-11-13 03:00:07.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',2,'start red g4','2026-11-13 03:00:14.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',3,'start yellow c3','2026-11-13 03:00:21.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',4,'place c5','2026-11-13 03:00:28.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',5,'end','2026-11-13 03:00:35.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',6,'place a6','2026-11-13 03:00:42.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',7,'place b8','2026-11-13 03:00:49.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',8,'end','2026-11-13 03:00:56.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',9,'place g5','2026-11-13 03:01:03.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',10,'place e5','2026-11-13 03:01:10.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',11,'end','2026-11-13 03:01:17.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',12,'place c4','2026-11-13 03:01:24.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',13,'summon Bomb d5','2026-11-13 03:01:31.000000');
INSERT INTO "choices" VALUES('72exgkvgu8kf',14,'end','2026-11-13 03:01:38.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',1,'start yellow g3','2026-11-13 06:00:07.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',2,'start green c3','2026-11-13 06:00:14.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',3,'start purple g8','2026-11-13 06:00:21.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',4,'place d2','2026-11-13 06:00:28.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',5,'end','2026-11-13 06:00:35.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',6,'place g2','2026-11-13 06:00:42.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',7,'place g1','2026-11-13 06:00:49.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',8,'end','2026-11-13 06:00:56.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',9,'place g5','2026-11-13 06:01:03.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',10,'place i5','2026-11-13 06:01:10.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',11,'end','2026-11-13 06:01:17.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',12,'place c1','2026-11-13 06:01:24.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',13,'undo','2026-11-13 06:01:31.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',14,'place b2','2026-11-13 06:01:38.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',15,'place b3','2026-11-13 06:01:45.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',16,'end','2026-11-13 06:01:52.000000');
INSERT INTO "choices" VALUES('pnn4haatwaxc',17,'place c5','2026-11-13 06:01:59.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',1,'start blue g8','2026-11-13 09:00:07.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',2,'start yellow b3','2026-11-13 09:00:14.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',3,'start green g4','2026-11-13 09:00:21.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',4,'place c7','2026-11-13 09:00:28.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',5,'end','2026-11-13 09:00:35.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',6,'place i3','2026-11-13 09:00:42.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',7,'place d1','2026-11-13 09:00:49.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',8,'end','2026-11-13 09:00:56.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',9,'place d7','2026-11-13 09:01:03.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',10,'place h4','2026-11-13 09:01:10.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',11,'end','2026-11-13 09:01:17.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',12,'place b2','2026-11-13 09:01:24.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',13,'place h7','2026-11-13 09:01:31.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',14,'end','2026-11-13 09:01:38.000000');
INSERT INTO "choices" VALUES('gxkzbs4wfsub',15,'summon Messenger f9','2026-11-13 09:01:45.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',16,'place e6','2026-11-12 03:01:52.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',17,'undo','2026-11-12 03:01:59.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',18,'place g9','2026-11-12 03:02:06.000000');
INSERT INTO "choices" VALUES('xaxa7ynam72c',19,'end','2026-11-12 03:02:13.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',1,'start purple g4','2026-11-13 12:00:07.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',2,'start blue c3','2026-11-13 12:00:14.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',3,'start yellow g8','2026-11-13 12:00:21.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',4,'place d2','2026-11-13 12:00:28.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',5,'end','2026-11-13 12:00:35.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',6,'place b4','2026-11-13 12:00:42.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',7,'undo','2026-11-13 12:00:49.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',8,'place f8','2026-11-13 12:00:56.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',9,'place c8','2026-11-13 12:01:03.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',10,'end','2026-11-13 12:01:10.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',11,'summon Messenger b4','2026-11-13 12:01:17.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',12,'c3-c2','2026-11-13 12:01:24.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',13,'-','2026-11-13 12:01:31.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',14,'place b7','2026-11-13 12:01:38.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',15,'end','2026-11-13 12:01:45.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',16,'place a6','2026-11-13 12:01:52.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',17,'place f6','2026-11-13 12:01:59.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',18,'undo','2026-11-13 12:02:06.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',19,'place f3','2026-11-13 12:02:13.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',20,'end','2026-11-13 12:02:20.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',21,'place g5','2026-11-13 12:02:27.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',22,'summon Paradox Worm f2','2026-11-13 12:02:34.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',23,'g4=c8','2026-11-13 12:02:41.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',24,'warp Translocationist','2026-11-13 12:02:48.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',25,'place c4','2026-11-13 12:02:55.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',26,'end','2026-11-13 12:03:02.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',27,'summon Forest Wardens d8','2026-11-13 12:03:09.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',28,'g5','2026-11-13 12:03:16.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',29,'place f1','2026-11-13 12:03:23.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',30,'end','2026-11-13 12:03:30.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',31,'place a5','2026-11-13 12:03:37.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',32,'place c5','2026-11-13 12:03:44.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',33,'end','2026-11-13 12:03:51.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',34,'place d1','2026-11-13 12:03:58.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',35,'place a7','2026-11-13 12:04:05.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',36,'end','2026-11-13 12:04:12.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',37,'summon Doppelganger c5','2026-11-13 12:04:19.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',38,'place g2','2026-11-13 12:04:26.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',39,'place d3','2026-11-13 12:04:33.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',40,'end','2026-11-13 12:04:40.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',41,'place f6','2026-11-13 12:04:47.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',42,'summon Kiskin Spirit g6','2026-11-13 12:04:54.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',43,'undo','2026-11-13 12:05:01.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',44,'summon Kiskin Spirit g6','2026-11-13 12:05:08.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',45,'Forest Wardens','2026-11-13 12:05:15.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',46,'end','2026-11-13 12:05:22.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',47,'place e6','2026-11-13 12:05:29.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',48,'place d7','2026-11-13 12:05:36.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',49,'end','2026-11-13 12:05:43.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',50,'place a4','2026-11-13 12:05:50.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',51,'place b8','2026-11-13 12:05:57.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',52,'undo','2026-11-13 12:06:04.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',53,'undo','2026-11-13 12:06:11.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',54,'place c6','2026-11-13 12:06:18.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',55,'place i6','2026-11-13 12:06:25.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',56,'end','2026-11-13 12:06:32.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',57,'place e5','2026-11-13 12:06:39.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',58,'place g9','2026-11-13 12:06:46.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',59,'end','2026-11-13 12:06:53.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',60,'summon Naiad g5','2026-11-13 12:07:00.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',61,'g4-g3','2026-11-13 12:07:07.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',62,'f6-g7','2026-11-13 12:07:14.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',63,'summon Forest Wardens g4','2026-11-13 12:07:21.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',64,'c8','2026-11-13 12:07:28.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',65,'end','2026-11-13 12:07:35.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',66,'place h7','2026-11-13 12:07:42.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',67,'place e8','2026-11-13 12:07:49.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',68,'end','2026-11-13 12:07:56.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',69,'place b8','2026-11-13 12:08:03.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',70,'summon Mountain Troll c7','2026-11-13 12:08:10.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',71,'place e7','2026-11-13 12:08:17.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',72,'undo','2026-11-13 12:08:24.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',73,'place d5','2026-11-13 12:08:31.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',74,'end','2026-11-13 12:08:38.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',75,'place e2','2026-11-13 12:08:45.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',76,'undo','2026-11-13 12:08:52.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',77,'place e7','2026-11-13 12:08:59.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',78,'place h6','2026-11-13 12:09:06.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',79,'end','2026-11-13 12:09:13.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',80,'place f4','2026-11-13 12:09:20.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',81,'undo','2026-11-13 12:09:27.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',82,'place e4','2026-11-13 12:09:34.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',83,'summon Woodland Druid f4','2026-11-13 12:09:41.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',84,'undo','2026-11-13 12:09:48.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',85,'summon Woodland Druid f4','2026-11-13 12:09:55.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',86,'g8','2026-11-13 12:10:02.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',87,'g7','2026-11-13 12:10:09.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',88,'c4','2026-11-13 12:10:16.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',89,'undo','2026-11-13 12:10:23.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',90,'undo','2026-11-13 12:10:30.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',91,'g4','2026-11-13 12:10:37.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',92,'h7','2026-11-13 12:10:44.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',93,'h6','2026-11-13 12:10:51.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',94,'end','2026-11-13 12:10:58.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',95,'place c3','2026-11-13 12:11:05.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',96,'summon Assassin d6','2026-11-13 12:11:12.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',97,'end','2026-11-13 12:11:19.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',98,'place c8','2026-11-13 12:11:26.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',99,'summon Legend Slayer c9','2026-11-13 12:11:33.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',100,'-','2026-11-13 12:11:40.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',101,'end','2026-11-13 12:11:47.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',102,'summon Polarity Queen d5','2026-11-13 12:11:54.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',103,'f2-e3','2026-11-13 12:12:01.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',104,'e7-f6','2026-11-13 12:12:08.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',105,'place d4','2026-11-13 12:12:15.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',106,'end','2026-11-13 12:12:22.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',107,'place e2','2026-11-13 12:12:29.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',108,'summon Forest Mystic f2','2026-11-13 12:12:36.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',109,'end','2026-11-13 12:12:43.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',110,'place f9','2026-11-13 12:12:50.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',111,'summon Gryphon Rider g9','2026-11-13 12:12:57.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',112,'g9-b7','2026-11-13 12:13:04.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',113,'-','2026-11-13 12:13:11.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',114,'undo','2026-11-13 12:13:18.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',115,'-','2026-11-13 12:13:25.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',116,'end','2026-11-13 12:13:32.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',117,'summon Clan Guardian c5','2026-11-13 12:13:39.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',118,'c4','2026-11-13 12:13:46.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',119,'place d9','2026-11-13 12:13:53.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',120,'end','2026-11-13 12:14:00.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',121,'summon Lesser Shadow Twin e4','2026-11-13 12:14:07.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',122,'summon Translocationist e5','2026-11-13 12:14:14.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',123,'h6=e3','2026-11-13 12:14:21.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',124,'undo','2026-11-13 12:14:28.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',125,'h6=e4','2026-11-13 12:14:35.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',126,'c4=g2','2026-11-13 12:14:42.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',127,'warp Void Summoner','2026-11-13 12:14:49.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',128,'g2-f3','2026-11-13 12:14:56.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',129,'end','2026-11-13 12:15:03.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',130,'point yellow','2026-11-13 12:15:10.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',131,'summon Forest Ancient f3','2026-11-13 12:15:17.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',132,'blue g2','2026-11-13 12:15:24.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',133,'blue h5','2026-11-13 12:15:31.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',134,'c2','2026-11-13 12:15:38.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',135,'g2','2026-11-13 12:15:45.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',136,'summon Tree Shepherd f3','2026-11-13 12:15:52.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',137,'g6-g5','2026-11-13 12:15:59.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',138,'end','2026-11-13 12:16:06.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',139,'summon Herald g7','2026-11-13 12:16:13.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',140,'e6-f5','2026-11-13 12:16:20.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',141,'d6-d7','2026-11-13 12:16:27.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',142,'place d6','2026-11-13 12:16:34.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',143,'undo','2026-11-13 12:16:41.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',144,'place i7','2026-11-13 12:16:48.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',145,'undo','2026-11-13 12:16:55.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',146,'place e7','2026-11-13 12:17:02.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',147,'end','2026-11-13 12:17:09.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',148,'place e9','2026-11-13 12:17:16.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',149,'summon Eagle Lord d8','2026-11-13 12:17:23.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',150,'undo','2026-11-13 12:17:30.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',151,'summon Eagle Lord d8','2026-11-13 12:17:37.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',152,'d8-a5','2026-11-13 12:17:44.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',153,'end','2026-11-13 12:17:51.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',154,'summon Gate of Oblivion e4','2026-11-13 12:17:58.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',155,'d2','2026-11-13 12:18:05.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',156,'place h8','2026-11-13 12:18:12.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',157,'end','2026-11-13 12:18:19.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',158,'summon Unicorn e1','2026-11-13 12:18:26.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',159,'e1-f2','2026-11-13 12:18:33.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',160,'place e1','2026-11-13 12:18:40.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',161,'end','2026-11-13 12:18:47.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',162,'place i5','2026-11-13 12:18:54.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',163,'summon Hypnotist h6','2026-11-13 12:19:01.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',164,'d1-c2','2026-11-13 12:19:08.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',165,'a6-a7','2026-11-13 12:19:15.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',166,'i6-h5','2026-11-13 12:19:22.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',167,'end','2026-11-13 12:19:29.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',168,'point purple','2026-11-13 12:19:36.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',169,'summon Ritual Keeper d8','2026-11-13 12:19:43.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',170,'a5-b5','2026-11-13 12:19:50.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',171,'summon Hill Giant d7 from c2','2026-11-13 12:19:57.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',172,'end','2026-11-13 12:20:04.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',173,'summon Antimatter Spirit g7','2026-11-13 12:20:11.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',174,'summon Eternal Emperor d4','2026-11-13 12:20:18.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',175,'d5-d6','2026-11-13 12:20:25.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',176,'end','2026-11-13 12:20:32.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',177,'summon Charging Buck d2','2026-11-13 12:20:39.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',178,'d2-c4','2026-11-13 12:20:46.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',179,'c4-e5','2026-11-13 12:20:53.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',180,'summon Sylvan Queen e6','2026-11-13 12:21:00.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',181,'f5','2026-11-13 12:21:07.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',182,'end','2026-11-13 12:21:14.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',183,'summon Cannon h7','2026-11-13 12:21:21.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',184,'NW','2026-11-13 12:21:28.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',185,'flare yellow','2026-11-13 12:21:35.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',186,'undo','2026-11-13 12:21:42.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',187,'place c2','2026-11-13 12:21:49.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',188,'flare green','2026-11-13 12:21:56.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',189,'h2','2026-11-13 12:22:03.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',190,'undo','2026-11-13 12:22:10.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',191,'h4','2026-11-13 12:22:17.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',192,'undo','2026-11-13 12:22:24.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',193,'i7','2026-11-13 12:22:31.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',194,'end','2026-11-13 12:22:38.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',195,'place c4','2026-11-13 12:22:45.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',196,'undo','2026-11-13 12:22:52.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',197,'place e7','2026-11-13 12:22:59.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',198,'summon Blood Shaman d8','2026-11-13 12:23:06.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',199,'d7','2026-11-13 12:23:13.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',200,'end','2026-11-13 12:23:20.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',201,'summon Dark Sphere d3','2026-11-13 12:23:27.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',202,'f4-e5','2026-11-13 12:23:34.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',203,'g5-f5','2026-11-13 12:23:41.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',204,'c5-d5','2026-11-13 12:23:48.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',205,'flare yellow','2026-11-13 12:23:55.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',206,'b2','2026-11-13 12:24:02.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',207,'place c5','2026-11-13 12:24:09.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',208,'end','2026-11-13 12:24:16.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',209,'summon Kiskin Boughrunner g2','2026-11-13 12:24:23.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',210,'g2-f2','2026-11-13 12:24:30.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',211,'f2-g3','2026-11-13 12:24:37.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',212,'g3-h3','2026-11-13 12:24:44.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',213,'summon Centaur Chieftain f4','2026-11-13 12:24:51.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',214,'f4-e3','2026-11-13 12:24:58.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',215,'undo','2026-11-13 12:25:05.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',216,'f4-e3','2026-11-13 12:25:12.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',217,'f8-e7','2026-11-13 12:25:19.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',218,'h3-g2','2026-11-13 12:25:26.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',219,'e5-d4','2026-11-13 12:25:33.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',220,'end','2026-11-13 12:25:40.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',221,'point purple','2026-11-13 12:25:47.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',222,'place g5','2026-11-13 12:25:54.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',223,'place g9','2026-11-13 12:26:01.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',224,'flare green','2026-11-13 12:26:08.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',225,'f8','2026-11-13 12:26:15.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',226,'end','2026-11-13 12:26:22.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',227,'summon War Drummer d8','2026-11-13 12:26:29.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',228,'c8-d7','2026-11-13 12:26:36.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',229,'h5-g6','2026-11-13 12:26:43.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',230,'summon Dire Wolf e8','2026-11-13 12:26:50.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',231,'e8-f8','2026-11-13 12:26:57.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',232,'f8-g9','2026-11-13 12:27:04.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',233,'end','2026-11-13 12:27:11.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',234,'place h2','2026-11-13 12:27:18.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',235,'place f8','2026-11-13 12:27:25.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',236,'end','2026-11-13 12:27:32.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',237,'summon Centaur Spearman d3','2026-11-13 12:27:39.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',238,'d3-e3','2026-11-13 12:27:46.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',239,'undo','2026-11-13 12:27:53.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',240,'-','2026-11-13 12:28:00.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',241,'undo','2026-11-13 12:28:07.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',242,'undo','2026-11-13 12:28:14.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',243,'summon Kiskin Leafsplitter f2','2026-11-13 12:28:21.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',244,'undo','2026-11-13 12:28:28.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',245,'summon Dryad e3','2026-11-13 12:28:35.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',246,'d3','2026-11-13 12:28:42.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',247,'summon Centaur Spearman f2','2026-11-13 12:28:49.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',248,'f2-g1','2026-11-13 12:28:56.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',249,'end','2026-11-13 12:29:03.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',250,'place h5','2026-11-13 12:29:10.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',251,'undo','2026-11-13 12:29:17.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',252,'flare green','2026-11-13 12:29:24.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',253,'b4-c4','2026-11-13 12:29:31.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',254,'undo','2026-11-13 12:29:38.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',255,'c3-b3','2026-11-13 12:29:45.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',256,'-','2026-11-13 12:29:52.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',257,'place c4','2026-11-13 12:29:59.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',258,'place h5','2026-11-13 12:30:06.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',259,'end','2026-11-13 12:30:13.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',260,'summon Ritual Master c6','2026-11-13 12:30:20.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',261,'summon War Summoner d9','2026-11-13 12:30:27.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',262,'summon Clan Axeman h8','2026-11-13 12:30:34.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',263,'h7','2026-11-13 12:30:41.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',264,'end','2026-11-13 12:30:48.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',265,'flare green','2026-11-13 12:30:55.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',266,'h2-f2','2026-11-13 12:31:02.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',267,'place c3','2026-11-13 12:31:09.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',268,'undo','2026-11-13 12:31:16.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',269,'place h2','2026-11-13 12:31:23.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',270,'place g3','2026-11-13 12:31:30.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',271,'place e5','2026-11-13 12:31:37.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',272,'end','2026-11-13 12:31:44.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',273,'summon Sylvan Princess f6','2026-11-13 12:31:51.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',274,'summon Kiskin Farseeders e2','2026-11-13 12:31:58.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',275,'end','2026-11-13 12:32:05.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',276,'flare green','2026-11-13 12:32:12.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',277,'i3','2026-11-13 12:32:19.000000');
INSERT INTO "choices" VALUES('ajffvrs42439',278,'agree etherweavers','2026-11-13 12:32:26.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',1,'place b3','2026-11-13 15:00:07.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',2,'undo','2026-11-13 15:00:14.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',3,'place a7','2026-11-13 15:00:21.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',4,'end','2026-11-13 15:00:28.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',5,'place d5','2026-11-13 15:00:35.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',6,'hand over','2026-11-13 15:00:42.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',7,'place a4','2026-11-13 15:00:49.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',8,'end','2026-11-13 15:00:56.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',9,'place a5','2026-11-13 15:01:03.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',10,'place c4','2026-11-13 15:01:10.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',11,'undo','2026-11-13 15:01:17.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',12,'undo','2026-11-13 15:01:24.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',13,'place c5','2026-11-13 15:01:31.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',14,'place b3','2026-11-13 15:01:38.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',15,'end','2026-11-13 15:01:45.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',16,'place f7','2026-11-13 15:01:52.000000');
INSERT INTO "choices" VALUES('zv4wc639r2u3',17,'hand over','2026-11-13 15:01:59.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',1,'place e5','2026-11-13 18:00:07.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',2,'end','2026-11-13 18:00:14.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',3,'place c5','2026-11-13 18:00:21.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',4,'place c9','2026-11-13 18:00:28.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',5,'undo','2026-11-13 18:00:35.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',6,'undo','2026-11-13 18:00:42.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',7,'place a4','2026-11-13 18:00:49.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',8,'place b6','2026-11-13 18:00:56.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',9,'end','2026-11-13 18:01:03.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',10,'place e7','2026-11-13 18:01:10.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',11,'summon Swordmaster e6','2026-11-13 18:01:17.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',12,'end','2026-11-13 18:01:24.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',13,'place b2','2026-11-13 18:01:31.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',14,'place a6','2026-11-13 18:01:38.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',15,'end','2026-11-13 18:01:45.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',16,'warp Merchant of Time','2026-11-13 18:01:52.000000');
INSERT INTO "choices" VALUES('wp9sppnwfwgh',17,'e7','2026-11-13 18:01:59.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',1,'start c5','2026-11-13 21:00:07.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',2,'place i3','2026-11-13 21:00:14.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',3,'undo','2026-11-13 21:00:21.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',4,'place h2','2026-11-13 21:00:28.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',5,'end','2026-11-13 21:00:35.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',6,'place a7','2026-11-13 21:00:42.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',7,'place b5','2026-11-13 21:00:49.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',8,'end','2026-11-13 21:00:56.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',9,'place i3','2026-11-13 21:01:03.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',10,'place h6','2026-11-13 21:01:10.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',11,'end','2026-11-13 21:01:17.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',12,'summon Sapling a5','2026-11-13 21:01:24.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',13,'place c7','2026-11-13 21:01:31.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',14,'end','2026-11-13 21:01:38.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',15,'warp Paradox Worm','2026-11-13 21:01:45.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',16,'b5','2026-11-13 21:01:52.000000');
INSERT INTO "choices" VALUES('kgwqxu9yrwbp',17,'hand over','2026-11-13 21:01:59.000000');
INSERT INTO "choices" VALUES('9xyupmqya6gf',1,'start c5','2026-11-14 00:00:07.000000');
INSERT INTO "choices" VALUES('9xyupmqya6gf',2,'place g6','2026-11-14 00:00:14.000000');
INSERT INTO "choices" VALUES('9xyupmqya6gf',3,'end','2026-11-14 00:00:21.000000');
INSERT INTO "choices" VALUES('9xyupmqya6gf',4,'place d5','2026-11-14 00:00:28.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',1,'place c3','2026-11-14 03:00:07.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',2,'end','2026-11-14 03:00:14.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',3,'place b7','2026-11-14 03:00:21.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',4,'place a7','2026-11-14 03:00:28.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',5,'end','2026-11-14 03:00:35.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',6,'warp Gate of Oblivion','2026-11-14 03:00:42.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',7,'place b4','2026-11-14 03:00:49.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',8,'place c1','2026-11-14 03:00:56.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',9,'end','2026-11-14 03:01:03.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',10,'place a5','2026-11-14 03:01:10.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',11,'place e4','2026-11-14 03:01:17.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',12,'end','2026-11-14 03:01:24.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',13,'place b5','2026-11-14 03:01:31.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',14,'place d5','2026-11-14 03:01:38.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',15,'end','2026-11-14 03:01:45.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',16,'place d8','2026-11-14 03:01:52.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',17,'place b6','2026-11-14 03:01:59.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',18,'undo','2026-11-14 03:02:06.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',19,'place b8','2026-11-14 03:02:13.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',20,'undo','2026-11-14 03:02:20.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',21,'place c7','2026-11-14 03:02:27.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',22,'end','2026-11-14 03:02:34.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',23,'place b2','2026-11-14 03:02:41.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',24,'summon Warpmaster a3','2026-11-14 03:02:48.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',25,'a3-b3','2026-11-14 03:02:55.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',26,'end','2026-11-14 03:03:02.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',27,'place d7','2026-11-14 03:03:09.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',28,'summon Charging Buck e8','2026-11-14 03:03:16.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',29,'e8-g8','2026-11-14 03:03:23.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',30,'g8-e7','2026-11-14 03:03:30.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',31,'end','2026-11-14 03:03:37.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',32,'place c5','2026-11-14 03:03:44.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',33,'summon Gate of Oblivion c4','2026-11-14 03:03:51.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',34,'d5','2026-11-14 03:03:58.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',35,'warp Polarity Queen','2026-11-14 03:04:05.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',36,'d5','2026-11-14 03:04:12.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',37,'end','2026-11-14 03:04:19.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',38,'summon Kiskin Farseeders c7','2026-11-14 03:04:26.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',39,'a4','2026-11-14 03:04:33.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',40,'place c9','2026-11-14 03:04:40.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',41,'end','2026-11-14 03:04:47.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',42,'place e3','2026-11-14 03:04:54.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',43,'summon Translocationist d4','2026-11-14 03:05:01.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',44,'c4=c3','2026-11-14 03:05:08.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',45,'b3=c4','2026-11-14 03:05:15.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',46,'end','2026-11-14 03:05:22.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',47,'place b6','2026-11-14 03:05:29.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',48,'summon Tree Shepherd a6','2026-11-14 03:05:36.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',49,'-','2026-11-14 03:05:43.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',50,'end','2026-11-14 03:05:50.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',51,'summon Iris of Eternity a4','2026-11-14 03:05:57.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',52,'summon Polarity Queen d2','2026-11-14 03:06:04.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',53,'d4-e4','2026-11-14 03:06:11.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',54,'d5-c5','2026-11-14 03:06:18.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',55,'warp Eternal Emperor','2026-11-14 03:06:25.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',56,'undo','2026-11-14 03:06:32.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',57,'undo','2026-11-14 03:06:39.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',58,'c5-b5','2026-11-14 03:06:46.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',59,'warp Eternal Emperor','2026-11-14 03:06:53.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',60,'d9','2026-11-14 03:07:00.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',61,'end','2026-11-14 03:07:07.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',62,'summon Centaur Chieftain c6','2026-11-14 03:07:14.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',63,'c6-b5','2026-11-14 03:07:21.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',64,'c9-b8','2026-11-14 03:07:28.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',65,'-','2026-11-14 03:07:35.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',66,'summon Kiskin Leafsplitter b7','2026-11-14 03:07:42.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',67,'SW','2026-11-14 03:07:49.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',68,'SE','2026-11-14 03:07:56.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',69,'undo','2026-11-14 03:08:03.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',70,'NE','2026-11-14 03:08:10.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',71,'end','2026-11-14 03:08:17.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',72,'summon Paradox Worm d6','2026-11-14 03:08:24.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',73,'d5=b6','2026-11-14 03:08:31.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',74,'summon Merchant of Time c1','2026-11-14 03:08:38.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',75,'end','2026-11-14 03:08:45.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',76,'place c6','2026-11-14 03:08:52.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',77,'summon Forest Wardens d7','2026-11-14 03:08:59.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',78,'c3','2026-11-14 03:09:06.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',79,'end','2026-11-14 03:09:13.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',80,'place c2','2026-11-14 03:09:20.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',81,'summon Eternal Emperor c3','2026-11-14 03:09:27.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',82,'a3','2026-11-14 03:09:34.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',83,'warp Ziggurat Sentinel','2026-11-14 03:09:41.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',84,'d6-e6','2026-11-14 03:09:48.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',85,'e6-d6','2026-11-14 03:09:55.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',86,'end','2026-11-14 03:10:02.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',87,'summon Sylvan Queen d9','2026-11-14 03:10:09.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',88,'summon Forest Mystic c7','2026-11-14 03:10:16.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',89,'end','2026-11-14 03:10:23.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',90,'summon Doppelganger b2','2026-11-14 03:10:30.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',91,'b2-b3','2026-11-14 03:10:37.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',92,'place b2','2026-11-14 03:10:44.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',93,'end','2026-11-14 03:10:51.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',94,'summon Dryad d7','2026-11-14 03:10:58.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',95,'-','2026-11-14 03:11:05.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',96,'summon Sapling c5','2026-11-14 03:11:12.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',97,'undo','2026-11-14 03:11:19.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',98,'undo','2026-11-14 03:11:26.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',99,'d6','2026-11-14 03:11:33.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',100,'summon Naiad e8','2026-11-14 03:11:40.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',101,'d7-d8','2026-11-14 03:11:47.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',102,'d9-e8','2026-11-14 03:11:54.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',103,'undo','2026-11-14 03:12:01.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',104,'e7-f8','2026-11-14 03:12:08.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',105,'claim Rainbow Dominance','2026-11-14 03:12:15.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',106,'place i5','2026-11-14 03:12:22.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',107,'summon Ziggurat Sentinel d2','2026-11-14 03:12:29.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',108,'-','2026-11-14 03:12:36.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',109,'warp Lesser Shadow Twin','2026-11-14 03:12:43.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',110,'e4','2026-11-14 03:12:50.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',111,'end','2026-11-14 03:12:57.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',112,'summon Sapling d4','2026-11-14 03:13:04.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',113,'summon Woodland Druid c7','2026-11-14 03:13:11.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',114,'c2','2026-11-14 03:13:18.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',115,'e8','2026-11-14 03:13:25.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',116,'end','2026-11-14 03:13:32.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',117,'summon Dark Sphere b2','2026-11-14 03:13:39.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',118,'-','2026-11-14 03:13:46.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',119,'summon Lesser Shadow Twin b4','2026-11-14 03:13:53.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',120,'end','2026-11-14 03:14:00.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',121,'summon Sylvan Princess d9','2026-11-14 03:14:07.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',122,'summon Forest Ancient d7','2026-11-14 03:14:14.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',123,'f7','2026-11-14 03:14:21.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',124,'c9','2026-11-14 03:14:28.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',125,'c9','2026-11-14 03:14:35.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',126,'f7','2026-11-14 03:14:42.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',127,'end','2026-11-14 03:14:49.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',128,'summon Void Summoner d3','2026-11-14 03:14:56.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',129,'summon Antimatter Spirit h8','2026-11-14 03:15:03.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',130,'end','2026-11-14 03:15:10.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',131,'summon Centaur Spearman e4','2026-11-14 03:15:17.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',132,'e4-d5','2026-11-14 03:15:24.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',133,'summon Kiskin Spirit f7','2026-11-14 03:15:31.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',134,'Centaur Chieftain','2026-11-14 03:15:38.000000');
INSERT INTO "choices" VALUES('ctj3wp2xs4bm',135,'end','2026-11-14 03:15:45.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',1,'place e6','2026-11-14 06:00:07.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',2,'end','2026-11-14 06:00:14.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',3,'place c3','2026-11-14 06:00:21.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',4,'undo','2026-11-14 06:00:28.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',5,'hand over','2026-11-14 06:00:35.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',6,'place c8','2026-11-14 06:00:42.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',7,'undo','2026-11-14 06:00:49.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',8,'place c1','2026-11-14 06:00:56.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',9,'place d2','2026-11-14 06:01:03.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',10,'end','2026-11-14 06:01:10.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',11,'place c6','2026-11-14 06:01:17.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',12,'hand over','2026-11-14 06:01:24.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',13,'place e4','2026-11-14 06:01:31.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',14,'end','2026-11-14 06:01:38.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',15,'place f1','2026-11-14 06:01:45.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',16,'place g2','2026-11-14 06:01:52.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',17,'undo','2026-11-14 06:01:59.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',18,'place c2','2026-11-14 06:02:06.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',19,'end','2026-11-14 06:02:13.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',20,'place e5','2026-11-14 06:02:20.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',21,'place f4','2026-11-14 06:02:27.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',22,'end','2026-11-14 06:02:34.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',23,'place e3','2026-11-14 06:02:41.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',24,'summon Time Traveler b2','2026-11-14 06:02:48.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',25,'c2','2026-11-14 06:02:55.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',26,'warp Merchant of Time','2026-11-14 06:03:02.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',27,'e6','2026-11-14 06:03:09.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',28,'end','2026-11-14 06:03:16.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',29,'place g5','2026-11-14 06:03:23.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',30,'undo','2026-11-14 06:03:30.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',31,'place a4','2026-11-14 06:03:37.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',32,'place g6','2026-11-14 06:03:44.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',33,'end','2026-11-14 06:03:51.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',34,'place e2','2026-11-14 06:03:58.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',35,'place f2','2026-11-14 06:04:05.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',36,'end','2026-11-14 06:04:12.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',37,'summon Forest Mystic f5','2026-11-14 06:04:19.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',38,'place a7','2026-11-14 06:04:26.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',39,'end','2026-11-14 06:04:33.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',40,'summon Greater Shadow Twin c2','2026-11-14 06:04:40.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',41,'place b3','2026-11-14 06:04:47.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',42,'end','2026-11-14 06:04:54.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',43,'place f7','2026-11-14 06:05:01.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',44,'place g4','2026-11-14 06:05:08.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',45,'end','2026-11-14 06:05:15.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',46,'summon Clan Healer e2','2026-11-14 06:05:22.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',47,'-','2026-11-14 06:05:29.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',48,'place a3','2026-11-14 06:05:36.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',49,'end','2026-11-14 06:05:43.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',50,'summon Sylvan Princess f4','2026-11-14 06:05:50.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',51,'e3','2026-11-14 06:05:57.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',52,'place g3','2026-11-14 06:06:04.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',53,'end','2026-11-14 06:06:11.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',54,'summon Warpmaster c3','2026-11-14 06:06:18.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',55,'c3-d2','2026-11-14 06:06:25.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',56,'place c3','2026-11-14 06:06:32.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',57,'end','2026-11-14 06:06:39.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',58,'summon High Priestess f5','2026-11-14 06:06:46.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',59,'f5-e5','2026-11-14 06:06:53.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',60,'e4','2026-11-14 06:07:00.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',61,'place h3','2026-11-14 06:07:07.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',62,'end','2026-11-14 06:07:14.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',63,'summon Ritual Master b2','2026-11-14 06:07:21.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',64,'place e1','2026-11-14 06:07:28.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',65,'end','2026-11-14 06:07:35.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',66,'place f3','2026-11-14 06:07:42.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',67,'summon Forest Wardens f5','2026-11-14 06:07:49.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',68,'end','2026-11-14 06:07:56.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',69,'summon Paradox Worm b4','2026-11-14 06:08:03.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',70,'undo','2026-11-14 06:08:10.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',71,'summon Paradox Worm g1','2026-11-14 06:08:17.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',72,'e2=g4','2026-11-14 06:08:24.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',73,'undo','2026-11-14 06:08:31.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',74,'e1=c6','2026-11-14 06:08:38.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',75,'place c5','2026-11-14 06:08:45.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',76,'end','2026-11-14 06:08:52.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',77,'summon Champion e5','2026-11-14 06:08:59.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',78,'summon Time Mage g5','2026-11-14 06:09:06.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',79,'summon Time Elemental f6','2026-11-14 06:09:13.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',80,'end','2026-11-14 06:09:20.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',81,'summon Summoner g4 with f3 g3 h3','2026-11-14 06:09:27.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',82,'h4','2026-11-14 06:09:34.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',83,'summon Herald d5 from g4','2026-11-14 06:09:41.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',84,'hand over','2026-11-14 06:09:48.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',85,'f4-g4','2026-11-14 06:09:55.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',86,'a4-b5','2026-11-14 06:10:02.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',87,'end','2026-11-14 06:10:09.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',88,'summon Clan Guardian d2 with c2 e2 f2','2026-11-14 06:10:16.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',89,'-','2026-11-14 06:10:23.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',90,'summon Eagle Lord e1','2026-11-14 06:10:30.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',91,'e1-h4','2026-11-14 06:10:37.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',92,'end','2026-11-14 06:10:44.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',93,'summon Sapling f4','2026-11-14 06:10:51.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',94,'place h5','2026-11-14 06:10:58.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',95,'undo','2026-11-14 06:11:05.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',96,'undo','2026-11-14 06:11:12.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',97,'summon Unicorn e4','2026-11-14 06:11:19.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',98,'e4-d5','2026-11-14 06:11:26.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',99,'summon Sapling e6','2026-11-14 06:11:33.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',100,'end','2026-11-14 06:11:40.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',101,'summon Merchant of Time c1','2026-11-14 06:11:47.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',102,'hand over','2026-11-14 06:11:54.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',103,'d9','2026-11-14 06:12:01.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',104,'place d1','2026-11-14 06:12:08.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',105,'end','2026-11-14 06:12:15.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',106,'summon Assassin h7','2026-11-14 06:12:22.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',107,'summon Knight f2','2026-11-14 06:12:29.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',108,'hand over','2026-11-14 06:12:36.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',109,'-','2026-11-14 06:12:43.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',110,'end','2026-11-14 06:12:50.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',111,'summon Hungry Bear b3','2026-11-14 06:12:57.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',112,'-','2026-11-14 06:13:04.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',113,'summon Storm Elemental c1','2026-11-14 06:13:11.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',114,'common c4','2026-11-14 06:13:18.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',115,'c4-c3','2026-11-14 06:13:25.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',116,'flare','2026-11-14 06:13:32.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',117,'c6-i6','2026-11-14 06:13:39.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',118,'end','2026-11-14 06:13:46.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',119,'summon Centaur Chieftain g5','2026-11-14 06:13:53.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',120,'g5-g6','2026-11-14 06:14:00.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',121,'e6-e7','2026-11-14 06:14:07.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',122,'e3-e4','2026-11-14 06:14:14.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',123,'undo','2026-11-14 06:14:21.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',124,'d5-d6','2026-11-14 06:14:28.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',125,'undo','2026-11-14 06:14:35.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',126,'-','2026-11-14 06:14:42.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',127,'summon Kiskin Spirit h6','2026-11-14 06:14:49.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',128,'Sapling','2026-11-14 06:14:56.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',129,'undo','2026-11-14 06:15:03.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',130,'Sapling','2026-11-14 06:15:10.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',131,'end','2026-11-14 06:15:17.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',132,'summon Dark Sphere d2','2026-11-14 06:15:24.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',133,'-','2026-11-14 06:15:31.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',134,'summon Eternal Emperor d1','2026-11-14 06:15:38.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',135,'f1-g1','2026-11-14 06:15:45.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',136,'flare','2026-11-14 06:15:52.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',137,'hand over','2026-11-14 06:15:59.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',138,'e4','2026-11-14 06:16:06.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',139,'end','2026-11-14 06:16:13.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',140,'summon Infantry Captain e4 from b5','2026-11-14 06:16:20.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',141,'hand over','2026-11-14 06:16:27.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',142,'h6-g7','2026-11-14 06:16:34.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',143,'h7-h8','2026-11-14 06:16:41.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',144,'undo','2026-11-14 06:16:48.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',145,'f2-g1','2026-11-14 06:16:55.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',146,'place f4 from g3','2026-11-14 06:17:02.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',147,'end','2026-11-14 06:17:09.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',148,'summon Wild Eagle c3','2026-11-14 06:17:16.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',149,'c3-d7','2026-11-14 06:17:23.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',150,'place b4','2026-11-14 06:17:30.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',151,'end','2026-11-14 06:17:37.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',152,'summon Sylvan Queen g8 from h3','2026-11-14 06:17:44.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',153,'summon Sapling c5 from f4','2026-11-14 06:17:51.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',154,'end','2026-11-14 06:17:58.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',155,'place e1','2026-11-14 06:18:05.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',156,'warp Void Summoner','2026-11-14 06:18:12.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',157,'hand over','2026-11-14 06:18:19.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',158,'c2-d3','2026-11-14 06:18:26.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',159,'place c3','2026-11-14 06:18:33.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',160,'end','2026-11-14 06:18:40.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',161,'summon Chronicler g5 from a7','2026-11-14 06:18:47.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',162,'d9','2026-11-14 06:18:54.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',163,'d9-e9','2026-11-14 06:19:01.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',164,'undo','2026-11-14 06:19:08.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',165,'undo','2026-11-14 06:19:15.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',166,'e3','2026-11-14 06:19:22.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',167,'e3-f4','2026-11-14 06:19:29.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',168,'summon Cavalry Captain h5 from e4','2026-11-14 06:19:36.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',169,'e5-e6','2026-11-14 06:19:43.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',170,'undo','2026-11-14 06:19:50.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',171,'f5-e4','2026-11-14 06:19:57.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',172,'undo','2026-11-14 06:20:04.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',173,'e5-f5','2026-11-14 06:20:11.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',174,'hand over','2026-11-14 06:20:18.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',175,'f5-g4','2026-11-14 06:20:25.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',176,'g4-f3','2026-11-14 06:20:32.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',177,'end','2026-11-14 06:20:39.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',178,'summon Wolf Rider b2','2026-11-14 06:20:46.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',179,'b2-a3','2026-11-14 06:20:53.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',180,'hand over','2026-11-14 06:21:00.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',181,'-','2026-11-14 06:21:07.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',182,'place e3','2026-11-14 06:21:14.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',183,'end','2026-11-14 06:21:21.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',184,'summon Kiskin Farseeders d6','2026-11-14 06:21:28.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',185,'c6','2026-11-14 06:21:35.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',186,'summon Tree Shepherd h6','2026-11-14 06:21:42.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',187,'g8-h7','2026-11-14 06:21:49.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',188,'end','2026-11-14 06:21:56.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',189,'summon Iris of Eternity b2','2026-11-14 06:22:03.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',190,'c1','2026-11-14 06:22:10.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',191,'undo','2026-11-14 06:22:17.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',192,'-','2026-11-14 06:22:24.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',193,'summon Reality Patch b3','2026-11-14 06:22:31.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',194,'g6','2026-11-14 06:22:38.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',195,'undo','2026-11-14 06:22:45.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',196,'f4','2026-11-14 06:22:52.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',197,'undo','2026-11-14 06:22:59.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',198,'g7','2026-11-14 06:23:06.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',199,'hand over','2026-11-14 06:23:13.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',200,'discard','2026-11-14 06:23:20.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',201,'discard Warlord','2026-11-14 06:23:27.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',202,'end','2026-11-14 06:23:34.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',203,'summon Gun Tower c7','2026-11-14 06:23:41.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',204,'hand over','2026-11-14 06:23:48.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',205,'-','2026-11-14 06:23:55.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',206,'place e5','2026-11-14 06:24:02.000000');
INSERT INTO "choices" VALUES('vtx7k8t3avmx',207,'end','2026-11-14 06:24:09.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',1,'start green g8','2026-11-14 09:00:07.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',2,'start purple g4','2026-11-14 09:00:14.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',3,'start blue b3','2026-11-14 09:00:21.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',4,'place h3','2026-11-14 09:00:28.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',5,'end','2026-11-14 09:00:35.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',6,'place g9','2026-11-14 09:00:42.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',7,'place e8','2026-11-14 09:00:49.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',8,'end','2026-11-14 09:00:56.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',9,'place c3','2026-11-14 09:01:03.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',10,'place d6','2026-11-14 09:01:10.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',11,'undo','2026-11-14 09:01:17.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',12,'place b4','2026-11-14 09:01:24.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',13,'end','2026-11-14 09:01:31.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',14,'place i5','2026-11-14 09:01:38.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',15,'place f8','2026-11-14 09:01:45.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',16,'end','2026-11-14 09:01:52.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',17,'warp Greater Shadow Twin','2026-11-14 09:01:59.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',18,'g9','2026-11-14 09:02:06.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',19,'undo','2026-11-14 09:02:13.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',20,'g4','2026-11-14 09:02:20.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',21,'undo','2026-11-14 09:02:27.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',22,'g9','2026-11-14 09:02:34.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',23,'place h8','2026-11-14 09:02:41.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',24,'undo','2026-11-14 09:02:48.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',25,'place h7','2026-11-14 09:02:55.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',26,'place h8','2026-11-14 09:03:02.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',27,'end','2026-11-14 09:03:09.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',28,'place b6','2026-11-14 09:03:16.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',29,'place a4','2026-11-14 09:03:23.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',30,'end','2026-11-14 09:03:30.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',31,'summon Dryad g8','2026-11-14 09:03:37.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',32,'g9','2026-11-14 09:03:44.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',33,'summon Charging Buck f7','2026-11-14 09:03:51.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',34,'f7-e9','2026-11-14 09:03:58.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',35,'e9-f7','2026-11-14 09:04:05.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',36,'end','2026-11-14 09:04:12.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',37,'place e4','2026-11-14 09:04:19.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',38,'place d3','2026-11-14 09:04:26.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',39,'end','2026-11-14 09:04:33.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',40,'summon Champion a3','2026-11-14 09:04:40.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',41,'summon Knight b2','2026-11-14 09:04:47.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',42,'b2-c2','2026-11-14 09:04:54.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',43,'undo','2026-11-14 09:05:01.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',44,'b2-c2','2026-11-14 09:05:08.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',45,'c2-c1','2026-11-14 09:05:15.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',46,'c1-d1','2026-11-14 09:05:22.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',47,'end','2026-11-14 09:05:29.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',48,'summon Unicorn e7','2026-11-14 09:05:36.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',49,'undo','2026-11-14 09:05:43.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',50,'summon Unicorn e7','2026-11-14 09:05:50.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',51,'e7-e6','2026-11-14 09:05:57.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',52,'place g6','2026-11-14 09:06:04.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',53,'end','2026-11-14 09:06:11.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',54,'place d2','2026-11-14 09:06:18.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',55,'undo','2026-11-14 09:06:25.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',56,'place h5','2026-11-14 09:06:32.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',57,'summon Merchant of Time i6','2026-11-14 09:06:39.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',58,'end','2026-11-14 09:06:46.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',59,'summon Herald c5','2026-11-14 09:06:53.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',60,'c5-d4','2026-11-14 09:07:00.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',61,'d1-e2','2026-11-14 09:07:07.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',62,'place c4','2026-11-14 09:07:14.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',63,'undo','2026-11-14 09:07:21.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',64,'place d2','2026-11-14 09:07:28.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',65,'end','2026-11-14 09:07:35.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',66,'summon Sylvan Princess g9','2026-11-14 09:07:42.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',67,'-','2026-11-14 09:07:49.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',68,'summon Kiskin Spirit f6','2026-11-14 09:07:56.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',69,'Charging Buck','2026-11-14 09:08:03.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',70,'end','2026-11-14 09:08:10.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',71,'place d7','2026-11-14 09:08:17.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',72,'place h6','2026-11-14 09:08:24.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',73,'end','2026-11-14 09:08:31.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',74,'summon Gryphon Rider c4','2026-11-14 09:08:38.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',75,'c4-e6','2026-11-14 09:08:45.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',76,'-','2026-11-14 09:08:52.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',77,'place c5','2026-11-14 09:08:59.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',78,'undo','2026-11-14 09:09:06.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',79,'place b2','2026-11-14 09:09:13.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',80,'end','2026-11-14 09:09:20.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',81,'summon Tree Shepherd g7','2026-11-14 09:09:27.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',82,'g8-f9','2026-11-14 09:09:34.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',83,'summon Charging Buck h7','2026-11-14 09:09:41.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',84,'h7-f7','2026-11-14 09:09:48.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',85,'undo','2026-11-14 09:09:55.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',86,'-','2026-11-14 09:10:02.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',87,'end','2026-11-14 09:10:09.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',88,'place c5','2026-11-14 09:10:16.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',89,'place f2','2026-11-14 09:10:23.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',90,'end','2026-11-14 09:10:30.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',91,'summon Time Mage b5','2026-11-14 09:10:37.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',92,'summon Infantry Captain a4','2026-11-14 09:10:44.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',93,'b6-c7','2026-11-14 09:10:51.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',94,'undo','2026-11-14 09:10:58.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',95,'undo','2026-11-14 09:11:05.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',96,'summon Master of Intrigue c3','2026-11-14 09:11:12.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',97,'d4-c4','2026-11-14 09:11:19.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',98,'c4-b3','2026-11-14 09:11:26.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',99,'b2-b3','2026-11-14 09:11:33.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',100,'place e3','2026-11-14 09:11:40.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',101,'undo','2026-11-14 09:11:47.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',102,'place b2','2026-11-14 09:11:54.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',103,'end','2026-11-14 09:12:01.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',104,'summon Forest Ancient g7','2026-11-14 09:12:08.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',105,'blue e9','2026-11-14 09:12:15.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',106,'blue f5','2026-11-14 09:12:22.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',107,'f5','2026-11-14 09:12:29.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',108,'place g8','2026-11-14 09:12:36.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',109,'end','2026-11-14 09:12:43.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',110,'flare blue','2026-11-14 09:12:50.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',111,'c4','2026-11-14 09:12:57.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',112,'summon Greater Shadow Twin c6','2026-11-14 09:13:04.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',113,'place d6','2026-11-14 09:13:11.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',114,'warp Eternal Emperor','2026-11-14 09:13:18.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',115,'f2-f1','2026-11-14 09:13:25.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',116,'end','2026-11-14 09:13:32.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',117,'summon Chronicler b3','2026-11-14 09:13:39.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',118,'b6','2026-11-14 09:13:46.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',119,'undo','2026-11-14 09:13:53.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',120,'d2','2026-11-14 09:14:00.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',121,'d2-c2','2026-11-14 09:14:07.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',122,'summon Infantry Captain c4','2026-11-14 09:14:14.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',123,'e6-d6','2026-11-14 09:14:21.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',124,'e2-d2','2026-11-14 09:14:28.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',125,'end','2026-11-14 09:14:35.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',126,'flare blue','2026-11-14 09:14:42.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',127,'h3-g3','2026-11-14 09:14:49.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',128,'summon Kiskin Leafsplitter g7','2026-11-14 09:14:56.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',129,'-','2026-11-14 09:15:03.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',130,'place e7','2026-11-14 09:15:10.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',131,'end','2026-11-14 09:15:17.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',132,'summon Warpmaster g6','2026-11-14 09:15:24.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',133,'g6-f5','2026-11-14 09:15:31.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',134,'flare blue','2026-11-14 09:15:38.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',135,'g2','2026-11-14 09:15:45.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',136,'place g5','2026-11-14 09:15:52.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',137,'end','2026-11-14 09:15:59.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',138,'summon Cannon c3 with b5 c3 c4','2026-11-14 09:16:06.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',139,'undo','2026-11-14 09:16:13.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',140,'summon Hell Bull b3','2026-11-14 09:16:20.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',141,'point green','2026-11-14 09:16:27.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',142,'b3-c3','2026-11-14 09:16:34.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',143,'c3-d3','2026-11-14 09:16:41.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',144,'d3-e3','2026-11-14 09:16:48.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',145,'-','2026-11-14 09:16:55.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',146,'undo','2026-11-14 09:17:02.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',147,'-','2026-11-14 09:17:09.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',148,'summon Cannon b6','2026-11-14 09:17:16.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',149,'W','2026-11-14 09:17:23.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',150,'end','2026-11-14 09:17:30.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',151,'summon Earth Elemental h8','2026-11-14 09:17:37.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',152,'point purple','2026-11-14 09:17:44.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',153,'d6','2026-11-14 09:17:51.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',154,'g3','2026-11-14 09:17:58.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',155,'-','2026-11-14 09:18:05.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',156,'summon Naiad f7','2026-11-14 09:18:12.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',157,'-','2026-11-14 09:18:19.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',158,'end','2026-11-14 09:18:26.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',159,'flare blue','2026-11-14 09:18:33.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',160,'d8','2026-11-14 09:18:40.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',161,'undo','2026-11-14 09:18:47.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',162,'b3','2026-11-14 09:18:54.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',163,'summon Eternal Emperor g6','2026-11-14 09:19:01.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',164,'e8-d9','2026-11-14 09:19:08.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',165,'place h4 from d9','2026-11-14 09:19:15.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',166,'warp Translocationist','2026-11-14 09:19:22.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',167,'summon Iris of Eternity i5 from g5','2026-11-14 09:19:29.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',168,'upgrade','2026-11-14 09:19:36.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',169,'point blue','2026-11-14 09:19:43.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',170,'end','2026-11-14 09:19:50.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',171,'summon High Priestess b2','2026-11-14 09:19:57.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',172,'b2-b3','2026-11-14 09:20:04.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',173,'-','2026-11-14 09:20:11.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',174,'summon Assassin d5','2026-11-14 09:20:18.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',175,'flare purple','2026-11-14 09:20:25.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',176,'d2-e1','2026-11-14 09:20:32.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',177,'b3-c4','2026-11-14 09:20:39.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',178,'end','2026-11-14 09:20:46.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',179,'place e8','2026-11-14 09:20:53.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',180,'undo','2026-11-14 09:21:00.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',181,'summon Storm Elemental h8','2026-11-14 09:21:07.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',182,'point blue','2026-11-14 09:21:14.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',183,'legendary e9','2026-11-14 09:21:21.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',184,'e9-d9','2026-11-14 09:21:28.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',185,'summon Woodland Druid g7','2026-11-14 09:21:35.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',186,'h6','2026-11-14 09:21:42.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',187,'e7','2026-11-14 09:21:49.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',188,'undo','2026-11-14 09:21:56.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',189,'b4','2026-11-14 09:22:03.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',190,'f8','2026-11-14 09:22:10.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',191,'end','2026-11-14 09:22:17.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',192,'summon Time Traveler i4','2026-11-14 09:22:24.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',193,'-','2026-11-14 09:22:31.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',194,'undo','2026-11-14 09:22:38.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',195,'-','2026-11-14 09:22:45.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',196,'summon Polarity Queen h7','2026-11-14 09:22:52.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',197,'d7-e7','2026-11-14 09:22:59.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',198,'g4-f4','2026-11-14 09:23:06.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',199,'end','2026-11-14 09:23:13.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',200,'summon Summoner c5','2026-11-14 09:23:20.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',201,'c7','2026-11-14 09:23:27.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',202,'d6','2026-11-14 09:23:34.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',203,'summon Messenger e5','2026-11-14 09:23:41.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',204,'d5-d6','2026-11-14 09:23:48.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',205,'undo','2026-11-14 09:23:55.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',206,'undo','2026-11-14 09:24:02.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',207,'summon Messenger a6','2026-11-14 09:24:09.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',208,'d5-d6','2026-11-14 09:24:16.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',209,'d6-d7','2026-11-14 09:24:23.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',210,'d7-d8','2026-11-14 09:24:30.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',211,'-','2026-11-14 09:24:37.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',212,'undo','2026-11-14 09:24:44.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',213,'d8-d9','2026-11-14 09:24:51.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',214,'end','2026-11-14 09:24:58.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',215,'place e5','2026-11-14 09:25:05.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',216,'summon Sapling e8','2026-11-14 09:25:12.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',217,'end','2026-11-14 09:25:19.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',218,'summon Two-Headed Dragon f7','2026-11-14 09:25:26.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',219,'point blue','2026-11-14 09:25:33.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',220,'-','2026-11-14 09:25:40.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',221,'place d5','2026-11-14 09:25:47.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',222,'end','2026-11-14 09:25:54.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',223,'summon Bomb a7','2026-11-14 09:26:01.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',224,'summon Swordmaster e4','2026-11-14 09:26:08.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',225,'d5','2026-11-14 09:26:15.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',226,'end','2026-11-14 09:26:22.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',227,'agree sylvan','2026-11-14 09:26:29.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',228,'agree etherweavers','2026-11-14 09:26:36.000000');
INSERT INTO "choices" VALUES('dvwnfj7vaw8d',229,'agree northern','2026-11-14 09:26:43.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',1,'start g5','2026-11-14 12:00:07.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',2,'place e7','2026-11-14 12:00:14.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',3,'undo','2026-11-14 12:00:21.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',4,'place d4','2026-11-14 12:00:28.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',5,'end','2026-11-14 12:00:35.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',6,'place f4','2026-11-14 12:00:42.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',7,'place i4','2026-11-14 12:00:49.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',8,'end','2026-11-14 12:00:56.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',9,'place e4','2026-11-14 12:01:03.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',10,'undo','2026-11-14 12:01:10.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',11,'place e3','2026-11-14 12:01:17.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',12,'place c6','2026-11-14 12:01:24.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',13,'end','2026-11-14 12:01:31.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',14,'hand over','2026-11-14 12:01:38.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',15,'place e4','2026-11-14 12:01:45.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',16,'undo','2026-11-14 12:01:52.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',17,'place h4','2026-11-14 12:01:59.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',18,'place i3','2026-11-14 12:02:06.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',19,'end','2026-11-14 12:02:13.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',20,'place c7','2026-11-14 12:02:20.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',21,'place d3','2026-11-14 12:02:27.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',22,'end','2026-11-14 12:02:34.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',23,'place f6','2026-11-14 12:02:41.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',24,'undo','2026-11-14 12:02:48.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',25,'summon Werewolf g2','2026-11-14 12:02:55.000000');
INSERT INTO "choices" VALUES('ejyhgsu8h88g',26,'resign northern','2026-11-14 12:03:02.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',1,'start c5','2026-11-14 15:00:07.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',2,'place h5','2026-11-14 15:00:14.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',3,'end','2026-11-14 15:00:21.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',4,'place a3','2026-11-14 15:00:28.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',5,'undo','2026-11-14 15:00:35.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',6,'place a7','2026-11-14 15:00:42.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',7,'place b8','2026-11-14 15:00:49.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',8,'end','2026-11-14 15:00:56.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',9,'place e5','2026-11-14 15:01:03.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',10,'summon Wild Eagle f6','2026-11-14 15:01:10.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',11,'f6-g8','2026-11-14 15:01:17.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',12,'end','2026-11-14 15:01:24.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',13,'place c7','2026-11-14 15:01:31.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',14,'summon Swordmaster b7','2026-11-14 15:01:38.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',15,'end','2026-11-14 15:01:45.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',16,'place i3','2026-11-14 15:01:52.000000');
INSERT INTO "choices" VALUES('n3j7hb3bwe8t',17,'resign northern','2026-11-14 15:01:59.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',1,'place e1','2026-11-14 21:00:07.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',2,'end','2026-11-14 21:00:14.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',3,'place a6','2026-11-14 21:00:21.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',4,'place d7','2026-11-14 21:00:28.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',5,'end','2026-11-14 21:00:35.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',6,'warp Ziggurat Sentinel','2026-11-14 21:00:42.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',7,'e1-d1','2026-11-14 21:00:49.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',8,'d1-c2','2026-11-14 21:00:56.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',9,'place c5','2026-11-14 21:01:03.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',10,'place d2','2026-11-14 21:01:10.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',11,'end','2026-11-14 21:01:17.000000');
INSERT INTO "choices" VALUES('yuzmz69qprhx',1,'place g7','2026-11-15 00:00:07.000000');
INSERT INTO "choices" VALUES('4etcpuxjyvha',1,'summon Warpmaster a3','2026-11-15 03:00:07.000000');
INSERT INTO "choices" VALUES('4etcpuxjyvha',2,'a3-b4','2026-11-15 03:00:14.000000');
INSERT INTO "choices" VALUES('zbjmm2h3y7ed',1,'place d6','2026-11-15 06:00:07.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',1,'place b5','2026-11-15 09:00:07.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',2,'end','2026-11-15 09:00:14.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',3,'place g2','2026-11-15 09:00:21.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',4,'undo','2026-11-15 09:00:28.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',5,'place e3','2026-11-15 09:00:35.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',6,'summon Ritual Master f4','2026-11-15 09:00:42.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',7,'end','2026-11-15 09:00:49.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',8,'summon Swordmaster b7','2026-11-15 09:00:56.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',9,'place a6','2026-11-15 09:01:03.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',10,'end','2026-11-15 09:01:10.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',11,'place d2','2026-11-15 09:01:17.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',12,'place f1','2026-11-15 09:01:24.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',13,'end','2026-11-15 09:01:31.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',14,'summon High Priestess a6','2026-11-15 09:01:38.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',15,'a6-b7','2026-11-15 09:01:45.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',16,'-','2026-11-15 09:01:52.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',17,'undo','2026-11-15 09:01:59.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',18,'-','2026-11-15 09:02:06.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',19,'place d8','2026-11-15 09:02:13.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',20,'undo','2026-11-15 09:02:20.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',21,'place d6','2026-11-15 09:02:27.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',22,'end','2026-11-15 09:02:34.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',23,'place f3','2026-11-15 09:02:41.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',24,'summon Clan Healer e4','2026-11-15 09:02:48.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',25,'h8','2026-11-15 09:02:55.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',26,'g1','2026-11-15 09:03:02.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',27,'end','2026-11-15 09:03:09.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',28,'summon Gryphon Rider d7','2026-11-15 09:03:16.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',29,'d7-d2','2026-11-15 09:03:23.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',30,'-','2026-11-15 09:03:30.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',31,'undo','2026-11-15 09:03:37.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',32,'-','2026-11-15 09:03:44.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',33,'place b6','2026-11-15 09:03:51.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',34,'undo','2026-11-15 09:03:58.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',35,'place c3','2026-11-15 09:04:05.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',36,'end','2026-11-15 09:04:12.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',37,'summon Hungry Bear f3','2026-11-15 09:04:19.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',38,'f3-e4','2026-11-15 09:04:26.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',39,'-','2026-11-15 09:04:33.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',40,'place c2','2026-11-15 09:04:40.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',41,'end','2026-11-15 09:04:47.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',42,'summon Summoner b6','2026-11-15 09:04:54.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',43,'d4','2026-11-15 09:05:01.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',44,'a6','2026-11-15 09:05:08.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',45,'undo','2026-11-15 09:05:15.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',46,'undo','2026-11-15 09:05:22.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',47,'d4','2026-11-15 09:05:29.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',48,'c6','2026-11-15 09:05:36.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',49,'summon Time Mage a6','2026-11-15 09:05:43.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',50,'place d8','2026-11-15 09:05:50.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',51,'undo','2026-11-15 09:05:57.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',52,'place d8','2026-11-15 09:06:04.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',53,'end','2026-11-15 09:06:11.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',54,'summon Hill Giant g4','2026-11-15 09:06:18.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',55,'place h7','2026-11-15 09:06:25.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',56,'end','2026-11-15 09:06:32.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',57,'summon Knight b7','2026-11-15 09:06:39.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',58,'b7-a6','2026-11-15 09:06:46.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',59,'undo','2026-11-15 09:06:53.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',60,'b7-b6','2026-11-15 09:07:00.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',61,'-','2026-11-15 09:07:07.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',62,'place b2','2026-11-15 09:07:14.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',63,'end','2026-11-15 09:07:21.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',64,'summon Clan Axeman f2','2026-11-15 09:07:28.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',65,'-','2026-11-15 09:07:35.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',66,'place f3','2026-11-15 09:07:42.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',67,'end','2026-11-15 09:07:49.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',68,'summon Chronicler d7','2026-11-15 09:07:56.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',69,'b5','2026-11-15 09:08:03.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',70,'b5-c6','2026-11-15 09:08:10.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',71,'summon Master of Intrigue c7','2026-11-15 09:08:17.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',72,'b6-b7','2026-11-15 09:08:24.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',73,'b7-c6','2026-11-15 09:08:31.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',74,'d8-e8','2026-11-15 09:08:38.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',75,'end','2026-11-15 09:08:45.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',76,'summon Ritual Keeper g3','2026-11-15 09:08:52.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',77,'place h4','2026-11-15 09:08:59.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',78,'end','2026-11-15 09:09:06.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',79,'place b4','2026-11-15 09:09:13.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',80,'summon Gun Tower d8','2026-11-15 09:09:20.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',81,'undo','2026-11-15 09:09:27.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',82,'summon Cannon c5','2026-11-15 09:09:34.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',83,'E','2026-11-15 09:09:41.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',84,'end','2026-11-15 09:09:48.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',85,'summon War Summoner f3','2026-11-15 09:09:55.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',86,'summon Warlord f2','2026-11-15 09:10:02.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',87,'f2-g1','2026-11-15 09:10:09.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',88,'g1-g2','2026-11-15 09:10:16.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',89,'e4-f4','2026-11-15 09:10:23.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',90,'summon War Drummer f3','2026-11-15 09:10:30.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',91,'f4-g5','2026-11-15 09:10:37.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',92,'e3-f4','2026-11-15 09:10:44.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',93,'end','2026-11-15 09:10:51.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',94,'summon Gun Tower b7','2026-11-15 09:10:58.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',95,'-','2026-11-15 09:11:05.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',96,'summon Cavalry Captain b5','2026-11-15 09:11:12.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',97,'d2-d3','2026-11-15 09:11:19.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',98,'d3-c4','2026-11-15 09:11:26.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',99,'c4-b4','2026-11-15 09:11:33.000000');
INSERT INTO "choices" VALUES('9ketwncbde3u',100,'end','2026-11-15 09:11:40.000000');
INSERT INTO "choices" VALUES('tg68bz45surv',12,'time southern','2026-11-14 21:01:24.000000');
CREATE TABLE jobs (
	table_id VARCHAR(32) NOT NULL, 
	state INTEGER NOT NULL, 
	worker VARCHAR(32), 
	until DATETIME, 
	CONSTRAINT pk_jobs PRIMARY KEY (table_id), 
	CONSTRAINT fk_jobs_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "jobs" VALUES('xaxa7ynam72c',19,NULL,NULL);
INSERT INTO "jobs" VALUES('9xyupmqya6gf',4,NULL,NULL);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	server VARCHAR(32) NOT NULL, 
	people JSON NOT NULL, 
	until DATETIME NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (table_id, server), 
	CONSTRAINT fk_presence_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE quotas (
	address VARCHAR(64) NOT NULL, 
	"full" DATETIME NOT NULL, 
	CONSTRAINT pk_quotas PRIMARY KEY (address)
);
CREATE TABLE records (
	id VARCHAR(32) NOT NULL, 
	created DATETIME NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	form VARCHAR(16) NOT NULL, 
	team BOOLEAN NOT NULL, 
	schools JSON NOT NULL, 
	winners JSON NOT NULL, 
	over BOOLEAN NOT NULL, 
	turn INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id)
);
INSERT INTO "records" VALUES('8uu7ns89zb6h','2026-11-15 11:00:00.000000','bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','The first-deck one','first',0,'["etherweavers", "sylvan"]','["sylvan"]',1,26,'Tash-Kalar record 1
rules: 1
form: first
schools: etherweavers, sylvan
team: no
hand etherweavers: Gate of Oblivion, Warpmaster, Polarity Queen, F10
hand sylvan: Centaur Chieftain, Tree Shepherd, Charging Buck, F5
deck etherweavers: Iris of Eternity, Translocationist, Eternal Emperor, Paradox Worm, Merchant of Time, Dark Sphere, Ziggurat Sentinel, Doppelganger, Lesser Shadow Twin, Void Summoner, Reality Patch, Antimatter Spirit, Singularity, Greater Shadow Twin, Time Traveler
deck sylvan: Kiskin Farseeders, Kiskin Leafsplitter, Sylvan Queen, Forest Ancient, Forest Wardens, Forest Mystic, Dryad, Naiad, Sapling, Woodland Druid, Sylvan Princess, Kiskin Boughrunner, Centaur Spearman, Kiskin Spirit, Unicorn
discard etherweavers:
discard sylvan:
legends:
legends_discard:
flares: F11, F1, F2, F8, F4, F12, F3, F7, F9, F6
flares_discard:
tasks: Rainbow Dominance, Center Cross, Heroic Destruction, Side Chain
task_pile: Color Conquest, Corner Chain, Line Dominance, Green Summoning, Red Conquest, Central Dominance, Imprisonment, Destruction, Devastation, Red Summoning, Green Conquest, Colored Summoning
claimed purple:
claimed green:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, sylvan
setting_up: no
fate: 363449963772122844

1 etherweavers: place c3 | end
2 sylvan: place b7 | place a7 | end
3 etherweavers: warp Gate of Oblivion | place b4 | place c1 | end
4 sylvan: place a5 | place e4 | end
5 etherweavers: place b5 | place d5 | end
6 sylvan: place d8 | place c7 | end
7 etherweavers: place b2 | summon Warpmaster a3 | a3-b3 | end
8 sylvan: place d7 | summon Charging Buck e8 | e8-g8 | g8-e7 | end
9 etherweavers: place c5 | summon Gate of Oblivion c4 | d5 | warp Polarity Queen | d5 | end
10 sylvan: summon Kiskin Farseeders c7 | a4 | place c9 | end
11 etherweavers: place e3 | summon Translocationist d4 | c4=c3 | b3=c4 | end
12 sylvan: place b6 | summon Tree Shepherd a6 | - | end
13 etherweavers: summon Iris of Eternity a4 | summon Polarity Queen d2 | d4-e4 | c5-b5 | warp Eternal Emperor | d9 | end
14 sylvan: summon Centaur Chieftain c6 | c6-b5 | c9-b8 | - | summon Kiskin Leafsplitter b7 | SW | NE | end
15 etherweavers: summon Paradox Worm d6 | d5=b6 | summon Merchant of Time c1 | end
16 sylvan: place c6 | summon Forest Wardens d7 | c3 | end
17 etherweavers: place c2 | summon Eternal Emperor c3 | a3 | warp Ziggurat Sentinel | d6-e6 | e6-d6 | end
18 sylvan: summon Sylvan Queen d9 | summon Forest Mystic c7 | end
19 etherweavers: summon Doppelganger b2 | b2-b3 | place b2 | end
20 sylvan: summon Dryad d7 | d6 | summon Naiad e8 | d7-d8 | e7-f8 | claim Rainbow Dominance
21 etherweavers: place i5 | summon Ziggurat Sentinel d2 | - | warp Lesser Shadow Twin | e4 | end
22 sylvan: summon Sapling d4 | summon Woodland Druid c7 | c2 | e8 | end
23 etherweavers: summon Dark Sphere b2 | - | summon Lesser Shadow Twin b4 | end
24 sylvan: summon Sylvan Princess d9 | summon Forest Ancient d7 | f7 | c9 | c9 | f7 | end
25 etherweavers: summon Void Summoner d3 | summon Antimatter Spirit h8 | end
26 sylvan: summon Centaur Spearman e4 | e4-d5 | summon Kiskin Spirit f7 | Centaur Chieftain | end
');
INSERT INTO "records" VALUES('cuvz9k4pp2w2','2026-11-15 11:01:00.000000','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547','The duel-resigned one','duel',0,'["highland", "northern"]','["highland"]',1,5,'Tash-Kalar record 1
rules: 1
form: duel
schools: highland, northern
team: no
hand highland: Clan Healer, Ritual Master, Wild Eagle, Earth Elemental, Two-Headed Dragon, F4
hand northern: Master of Intrigue, Swordmaster, Gryphon Rider, Fire Dragon, Fire Elemental, F12
deck highland: Hungry Bear, War Drummer, Warlord, Hill Giant, Clan Axeman, Ritual Keeper, War Summoner, Wolf Rider, Legend Slayer, Dire Wolf, Blood Shaman, Clan Guardian, Werewolf, Eagle Lord, Mountain Troll
deck northern: High Priestess, Time Mage, Summoner, Chronicler, Knight, Infantry Captain, Gun Tower, Cannon, Cavalry Captain, Messenger, Hypnotist, Assassin, Bomb, Champion, Herald
discard highland:
discard northern:
legends: Time Elemental, Titan, Bone Catapult, Angel of Death, The Eldest Tree, Storm Elemental, Hell Bull, Leviathan
legends_discard:
flares: F10, F9, F6, F5, F11, F3, F8, F1, F7, F2
flares_discard:
tasks:
task_pile:
claimed yellow:
claimed blue:
scores yellow: 0
scores blue: 0
improvised yellow:
improvised blue:
actions: 1
turn: 1
to_move: highland
waiting: highland, northern
setting_up: yes
fate: 350218296369928836

1 northern: start c5
1 highland: place h5 | end
2 northern: place a7 | place b8 | end
3 highland: place e5 | summon Wild Eagle f6 | f6-g8 | end
4 northern: place c7 | summon Swordmaster b7 | end
5 highland: place i3
resign northern
');
INSERT INTO "records" VALUES('vtn9e3mnsw9b','2026-11-15 11:02:00.000000','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547','The high-pending-ended o','high',0,'["etherweavers", "sylvan"]','[]',0,10,'Tash-Kalar record 1
rules: 1
form: high
schools: etherweavers, sylvan
team: no
hand etherweavers: Eternal Emperor, Doppelganger, Ziggurat Sentinel, Fire Dragon, Two-Headed Dragon, F8
hand sylvan: Forest Mystic, Kiskin Spirit, Centaur Chieftain, Leviathan, Titan, F2
deck etherweavers: Merchant of Time, Void Summoner, Singularity, Reality Patch, Lesser Shadow Twin, Gate of Oblivion, Greater Shadow Twin, Iris of Eternity, Dark Sphere, Warpmaster, Translocationist, Time Traveler, Polarity Queen, Antimatter Spirit, Paradox Worm
deck sylvan: Dryad, Kiskin Boughrunner, Sylvan Princess, Sapling, Sylvan Queen, Unicorn, Tree Shepherd, Centaur Spearman, Forest Wardens, Naiad, Charging Buck, Forest Ancient, Kiskin Farseeders, Woodland Druid, Kiskin Leafsplitter
discard etherweavers:
discard sylvan:
legends: Bone Catapult, Storm Elemental, Time Elemental, Earth Elemental, Angel of Death, Fire Elemental, The Eldest Tree, Hell Bull
legends_discard:
flares: F7, F9, F6, F4, F10, F12, F3, F11, F5, F1
flares_discard:
tasks: Central Dominance, Imprisonment, Red Summoning, End of Legends
task_pile: Green Summoning, Green Legends, Rainbow Dominance, Diagonals, Heroic Destruction, Corner Chain, Heroic Devastation, Envelopment, Destruction, Legendary Summoning, Center Cross, Side Chain, Red Legends, Green Conquest, Colored Summoning, Devastation, Red Conquest, Color Conquest, Line Dominance, Isolation
claimed purple:
claimed green:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, sylvan
setting_up: no
fate: 473738188197981673

1 etherweavers: place c3 | end
2 sylvan: discard Kiskin Spirit | return F2 | return Titan | return Centaur Chieftain | - | place b4 | end
3 etherweavers: warp Eternal Emperor | c8 | place f3 | place a5 | end
4 sylvan: place b2 | place c9 | end
5 etherweavers: place c7 | place d8 | end
6 sylvan: place i5 | place g4 | end
7 etherweavers: summon Doppelganger d9 | a5-b5 | place f1 | end
8 sylvan: place i7 | place d2 | end
9 etherweavers: place d7 | summon Eternal Emperor c8 | c3-c4 | warp Merchant of Time | d9 | end
');
CREATE TABLE sayings (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	school VARCHAR(16) NOT NULL, 
	say VARCHAR(32) NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_sayings PRIMARY KEY (id), 
	CONSTRAINT fk_sayings_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "sayings" VALUES(1,'rx2pjgkumhr3','northern','hello','2026-11-12 09:02:48.000000');
INSERT INTO "sayings" VALUES(2,'rx2pjgkumhr3','northern','good_luck','2026-11-12 09:02:48.000000');
INSERT INTO "sayings" VALUES(3,'n3j7hb3bwe8t','northern','good_game','2026-11-14 15:01:59.000000');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	school VARCHAR(16) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(16), 
	holder VARCHAR(64), link VARCHAR(64), come DATETIME, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('pyzwu4cqmcby',0,'northern','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 00:00:00.000000');
INSERT INTO "seats" VALUES('pyzwu4cqmcby',1,'etherweavers','bot','Bot','novice',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xaxa7ynam72c',0,'sylvan','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 03:00:00.000000');
INSERT INTO "seats" VALUES('xaxa7ynam72c',1,'highland','bot','Bot','novice',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xaxa7ynam72c',2,'southern','bot','Bot','novice',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('xaxa7ynam72c',3,'etherweavers','screen','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 03:00:00.000000');
INSERT INTO "seats" VALUES('fpf5zyt3fhc5',0,'northern','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 06:00:00.000000');
INSERT INTO "seats" VALUES('fpf5zyt3fhc5',1,'southern','screen','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 06:00:00.000000');
INSERT INTO "seats" VALUES('rx2pjgkumhr3',0,'highland','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 09:00:00.000000');
INSERT INTO "seats" VALUES('rx2pjgkumhr3',1,'northern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','5c8330824a5c2e1aad488b3f68882c3d36da0a137603a6321a424cc5cd9a1c6e','2026-11-12 09:00:00.000000');
INSERT INTO "seats" VALUES('r6zjh4ku2dqn',0,'etherweavers','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 12:00:00.000000');
INSERT INTO "seats" VALUES('r6zjh4ku2dqn',1,'sylvan','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','56c4b487fcb62d8233ccfdfc19d1557cc9a59bbd0142b9e414a483fcce4df7a5','2026-11-12 12:00:00.000000');
INSERT INTO "seats" VALUES('eq4365fkrrtt',0,'southern','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 15:00:00.000000');
INSERT INTO "seats" VALUES('eq4365fkrrtt',1,'sylvan','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','adb4850469d0069849f8d9b91161477c08374e803dd8283925eb593f671b6735','2026-11-12 15:00:00.000000');
INSERT INTO "seats" VALUES('j6vq6wzcmswa',0,'etherweavers','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 18:00:00.000000');
INSERT INTO "seats" VALUES('j6vq6wzcmswa',1,'highland','screen','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-12 18:00:00.000000');
INSERT INTO "seats" VALUES('8rzf64ju3dv8',0,'northern','friend','?',NULL,NULL,'45544108c70b178999d04f18fbcaf589e5133282623ba101cfccf83ad22b7e9a',NULL);
INSERT INTO "seats" VALUES('8rzf64ju3dv8',1,'etherweavers','friend','?',NULL,NULL,'1b95baf7552e42bd2dd9ac2599a80bd1786aecfd5794f925262444826a71c7b1',NULL);
INSERT INTO "seats" VALUES('xec78x6hurt5',0,'sylvan','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 00:00:00.000000');
INSERT INTO "seats" VALUES('xec78x6hurt5',1,'northern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','2696e40d16a7d254822cd0496aa5be343a652924b42bd3d141997d271661f07b','2026-11-13 00:00:00.000000');
INSERT INTO "seats" VALUES('xec78x6hurt5',2,'southern','friend','?',NULL,NULL,'432509cc903d34386d622eaa180211a8096029c837ce5e046a500c143f4ccd30',NULL);
INSERT INTO "seats" VALUES('xec78x6hurt5',3,'highland','friend','Cem',NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','846273ca4c0cd4cad0db7e28b3ce0f8c8117110e4f32be89a669a5ea0d1c82d6','2026-11-13 00:00:00.000000');
INSERT INTO "seats" VALUES('72exgkvgu8kf',0,'northern','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 03:00:00.000000');
INSERT INTO "seats" VALUES('72exgkvgu8kf',1,'southern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','d366e895f4abdea99213a83a559e98461dd7fddfb7ba42e0208df06595754a65','2026-11-13 03:00:00.000000');
INSERT INTO "seats" VALUES('72exgkvgu8kf',2,'highland','friend','Cem',NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','c18af559a548ab5aa3456c4f95281ba1178c3459c2820b4cadcbd15fe320887a','2026-11-13 03:00:00.000000');
INSERT INTO "seats" VALUES('pnn4haatwaxc',0,'highland','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 06:00:00.000000');
INSERT INTO "seats" VALUES('pnn4haatwaxc',1,'sylvan','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','523103a00b2ec6cfb043f5e6f1206baa5be9f8d0591a5ed6fa3ac808d24c9f1e','2026-11-13 06:00:00.000000');
INSERT INTO "seats" VALUES('pnn4haatwaxc',2,'etherweavers','friend','Cem',NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','cae15d010ba4304d1dfc88cef8cca77fdb4e93fdab4326e18cfad605adcdec8c','2026-11-13 06:00:00.000000');
INSERT INTO "seats" VALUES('gxkzbs4wfsub',0,'northern','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 09:00:00.000000');
INSERT INTO "seats" VALUES('gxkzbs4wfsub',1,'southern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','0eb9d944e9fa1f70c65f4489dc9982e63271cfa75f8dd0902a40fdcf8863757c','2026-11-13 09:00:00.000000');
INSERT INTO "seats" VALUES('gxkzbs4wfsub',2,'highland','friend','Cem',NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','57a6ef12f85d56082f98288a2b8a27dc723b4e7ba7285541a94f78e867c37ac5','2026-11-13 09:00:00.000000');
INSERT INTO "seats" VALUES('gxkzbs4wfsub',3,'sylvan','friend','Dot',NULL,'fbbbb6de2aa74c3c9570d2d8db1de31eadb66113c96034a7adb21243754d7683','b673c78c051ed4851f41055fbde9d5b836098ad6054489b246fc06dfd86441a0','2026-11-13 09:00:00.000000');
INSERT INTO "seats" VALUES('ajffvrs42439',0,'etherweavers','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 12:00:00.000000');
INSERT INTO "seats" VALUES('ajffvrs42439',1,'sylvan','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','3543bea82b8b23b3423c2102cb598ea07d474c2b3461696bf47d041f029076c7','2026-11-13 12:00:00.000000');
INSERT INTO "seats" VALUES('ajffvrs42439',2,'northern','friend','Cem',NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','b469d7d3ecb0699d4d3e3f3cb615f39920c3a29318443a15c5ab73193355bbcf','2026-11-13 12:00:00.000000');
INSERT INTO "seats" VALUES('ajffvrs42439',3,'highland','friend','Dot',NULL,'fbbbb6de2aa74c3c9570d2d8db1de31eadb66113c96034a7adb21243754d7683','47f20bba067c35edb0877bc0393bce2be90efb3dce4475cf44e5082c0a5d57d3','2026-11-13 12:00:00.000000');
INSERT INTO "seats" VALUES('zv4wc639r2u3',0,'northern','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 15:00:00.000000');
INSERT INTO "seats" VALUES('zv4wc639r2u3',1,'highland','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','4e7a382d3a49c2c2f27a30eafa09c7959f19944bdc695431ad6f099ea06c8c30','2026-11-13 15:00:00.000000');
INSERT INTO "seats" VALUES('zv4wc639r2u3',2,'sylvan','friend','Cem',NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','0c37f8fe7ae52a125dd5ae67c9b3707ce543bada5136a44a9e6215fbd6c7c087','2026-11-13 15:00:00.000000');
INSERT INTO "seats" VALUES('zv4wc639r2u3',3,'southern','friend','Dot',NULL,'fbbbb6de2aa74c3c9570d2d8db1de31eadb66113c96034a7adb21243754d7683','346e9ff03e0b9f609f0d9a1240ed36d4a0dc967f673b594278f9966e37c0a68c','2026-11-13 15:00:00.000000');
INSERT INTO "seats" VALUES('wp9sppnwfwgh',0,'etherweavers','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 18:00:00.000000');
INSERT INTO "seats" VALUES('wp9sppnwfwgh',1,'highland','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','df79d617b2f6433b83a1695b3387df832e1104de87d077619559558707ddaf92','2026-11-13 18:00:00.000000');
INSERT INTO "seats" VALUES('wp9sppnwfwgh',2,'northern','screen','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 18:00:00.000000');
INSERT INTO "seats" VALUES('wp9sppnwfwgh',3,'southern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','0eb191c5efc4fe502d65df388e8a6b3039bb1b3f045f0b35d8bdb8d77575914c','2026-11-13 18:00:00.000000');
INSERT INTO "seats" VALUES('kgwqxu9yrwbp',0,'etherweavers','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-13 21:00:00.000000');
INSERT INTO "seats" VALUES('kgwqxu9yrwbp',1,'southern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','5dad8215cd5ffc2fc2311533c3d8d08d109876da5792eb7d99eedefaeba51a2e','2026-11-13 21:00:00.000000');
INSERT INTO "seats" VALUES('kgwqxu9yrwbp',2,'northern','friend','Cem',NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','23df7c24bcb49d1cbf7759f508afc6cb114d67f90d0077b3a25a40d362d76989','2026-11-13 21:00:00.000000');
INSERT INTO "seats" VALUES('kgwqxu9yrwbp',3,'sylvan','friend','Dot',NULL,'fbbbb6de2aa74c3c9570d2d8db1de31eadb66113c96034a7adb21243754d7683','83163c06c6fdc0692ff3ddc7c189962f796ec02a1c1e0d1bde00d2f682efb132','2026-11-13 21:00:00.000000');
INSERT INTO "seats" VALUES('9xyupmqya6gf',0,'southern','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 00:00:00.000000');
INSERT INTO "seats" VALUES('9xyupmqya6gf',1,'etherweavers','bot','Bob','novice',NULL,NULL,'2026-11-14 00:00:00.000000');
INSERT INTO "seats" VALUES('ctj3wp2xs4bm',0,'etherweavers','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 03:00:00.000000');
INSERT INTO "seats" VALUES('ctj3wp2xs4bm',1,'sylvan','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','40e3ea3b1510873de78943df4d88c4c15d53ef770ba3a83665c1e33d2d19918a','2026-11-14 03:00:00.000000');
INSERT INTO "seats" VALUES('vtx7k8t3avmx',0,'sylvan','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 06:00:00.000000');
INSERT INTO "seats" VALUES('vtx7k8t3avmx',1,'etherweavers','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','3f24cd65efe6911b52df5db04c76068974e63651d52722d93679eacf4f1ae1c8','2026-11-14 06:00:00.000000');
INSERT INTO "seats" VALUES('vtx7k8t3avmx',2,'northern','screen','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 06:00:00.000000');
INSERT INTO "seats" VALUES('vtx7k8t3avmx',3,'highland','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','545f93e0974f57f185569d26561ef51104073fcd421642460e9c3e35d0517ebc','2026-11-14 06:00:00.000000');
INSERT INTO "seats" VALUES('dvwnfj7vaw8d',0,'sylvan','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 09:00:00.000000');
INSERT INTO "seats" VALUES('dvwnfj7vaw8d',1,'etherweavers','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','574583e598c9347b1dc555640ec1dcdeadc07a76293d322c28b56da5217f692d','2026-11-14 09:00:00.000000');
INSERT INTO "seats" VALUES('dvwnfj7vaw8d',2,'northern','screen','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 09:00:00.000000');
INSERT INTO "seats" VALUES('ejyhgsu8h88g',0,'southern','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 12:00:00.000000');
INSERT INTO "seats" VALUES('ejyhgsu8h88g',1,'highland','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','b9e2ad76631f5c16d74f02b63fb34300548dd45ac7ebcf59a21db0d1326a9c21','2026-11-14 12:00:00.000000');
INSERT INTO "seats" VALUES('ejyhgsu8h88g',2,'sylvan','friend','Cem',NULL,'cd93782b7fb95559de14f738b65988af85d41dc1565f7c7d1ed2d035665b519c','a4655868edbf0b34a6b9736a6403468f62064f7931e6b92b778c478cc79f292c','2026-11-14 12:00:00.000000');
INSERT INTO "seats" VALUES('ejyhgsu8h88g',3,'northern','friend','Dot',NULL,'fbbbb6de2aa74c3c9570d2d8db1de31eadb66113c96034a7adb21243754d7683','d690360866132fb55f735f4ea49b076d30a11e65d97863d0399265fa8fa1c343','2026-11-14 12:00:00.000000');
INSERT INTO "seats" VALUES('n3j7hb3bwe8t',0,'highland','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 15:00:00.000000');
INSERT INTO "seats" VALUES('n3j7hb3bwe8t',1,'northern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','fc9ecad7558ce9d2ddb25adb2a7135d3e1672954d49c05e4cb713c1f6daf4c6d','2026-11-14 15:00:00.000000');
INSERT INTO "seats" VALUES('mqc58hj27nfm',0,'northern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','c14411abd600a0861302d135a086167b6c9f0b841ed6574cb87edaed6b6b6510','2026-11-14 18:00:00.000000');
INSERT INTO "seats" VALUES('mqc58hj27nfm',1,'highland','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL);
INSERT INTO "seats" VALUES('tg68bz45surv',0,'etherweavers','me','Ada',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,'2026-11-14 21:00:00.000000');
INSERT INTO "seats" VALUES('tg68bz45surv',1,'southern','friend','Bob',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83','f9910a55c7bfa8294c661189221f01d0d18b5b2df8e4a529d8acc87dc20e810b','2026-11-14 21:00:00.000000');
INSERT INTO "seats" VALUES('yuzmz69qprhx',0,'highland','me','Me',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,'2026-11-15 00:00:00.000000');
INSERT INTO "seats" VALUES('yuzmz69qprhx',1,'northern','bot','Bot','novice',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('4etcpuxjyvha',0,'etherweavers','screen','Screen',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,'2026-11-15 03:00:00.000000');
INSERT INTO "seats" VALUES('4etcpuxjyvha',1,'sylvan','me','Me',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,'2026-11-15 03:00:00.000000');
INSERT INTO "seats" VALUES('zbjmm2h3y7ed',0,'etherweavers','screen','Screen',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,'2026-11-15 06:00:00.000000');
INSERT INTO "seats" VALUES('zbjmm2h3y7ed',1,'sylvan','me','Me',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,'2026-11-15 06:00:00.000000');
INSERT INTO "seats" VALUES('9ketwncbde3u',0,'highland','me','Me',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,'2026-11-15 09:00:00.000000');
INSERT INTO "seats" VALUES('9ketwncbde3u',1,'northern','screen','Screen',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,'2026-11-15 09:00:00.000000');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	created DATETIME NOT NULL, 
	changed DATETIME NOT NULL, 
	form VARCHAR(16) NOT NULL, 
	team BOOLEAN NOT NULL, 
	assist VARCHAR(16) NOT NULL, 
	wish JSON NOT NULL, 
	start TEXT NOT NULL, 
	chance BIGINT NOT NULL, 
	state INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	to_move VARCHAR(16), 
	awaits_bot BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	winners JSON NOT NULL, 
	rematch VARCHAR(32), creator VARCHAR(64), clock JSON, since DATETIME, reserve JSON, deadline DATETIME, votes JSON DEFAULT '{}' NOT NULL, revision INTEGER DEFAULT '0' NOT NULL, origin VARCHAR(64), 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('pyzwu4cqmcby','2026-11-12 00:00:00.000000','2026-11-12 00:02:41.000000','high',0,'full','{"form": "high", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "northern", "level": null}, {"kind": "bot", "name": "Bot", "school": "etherweavers", "level": "novice"}], "seed": 5, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: northern, etherweavers
team: no
hand northern: Cavalry Captain, Swordmaster, Bomb, Storm Elemental, Time Elemental, F7
hand etherweavers: Ziggurat Sentinel, Doppelganger, Eternal Emperor, Two-Headed Dragon, Titan, F12
deck northern: Gun Tower, Hypnotist, Champion, Chronicler, Cannon, Master of Intrigue, Knight, Gryphon Rider, Time Mage, Infantry Captain, Assassin, Herald, High Priestess, Messenger, Summoner
deck etherweavers: Iris of Eternity, Antimatter Spirit, Translocationist, Merchant of Time, Time Traveler, Dark Sphere, Gate of Oblivion, Reality Patch, Warpmaster, Greater Shadow Twin, Paradox Worm, Void Summoner, Polarity Queen, Lesser Shadow Twin, Singularity
discard northern:
discard etherweavers:
legends: Earth Elemental, The Eldest Tree, Fire Elemental, Angel of Death, Bone Catapult, Leviathan, Fire Dragon, Hell Bull
legends_discard:
flares: F1, F11, F9, F4, F6, F3, F2, F8, F10, F5
flares_discard:
tasks: Corner Chain, Central Dominance, Imprisonment, Legendary Summoning
task_pile: Destruction, Side Chain, Diagonals, Heroic Devastation, Green Summoning, Red Summoning, Colored Summoning, Color Conquest, End of Legends, Envelopment, Line Dominance, Green Conquest, Isolation, Center Cross, Green Legends, Red Conquest, Heroic Destruction, Red Legends, Rainbow Dominance, Devastation
claimed blue:
claimed purple:
actions: 1
turn: 1
to_move: northern
waiting: northern, etherweavers
setting_up: no
fate: 568126522903139472

',6218991505886775,23,7,'northern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',0,NULL);
INSERT INTO "tables" VALUES('xaxa7ynam72c','2026-11-12 03:00:00.000000','2026-11-12 03:02:13.000000','melee',0,'full','{"form": "melee", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "sylvan", "level": null}, {"kind": "bot", "name": "Bot", "school": "highland", "level": "novice"}, {"kind": "bot", "name": "Bot", "school": "southern", "level": "novice"}, {"kind": "screen", "name": "Ada", "school": "etherweavers", "level": null}], "seed": 4, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: melee
schools: sylvan, highland, southern, etherweavers
team: no
hand sylvan: Charging Buck, Unicorn, Forest Wardens, Titan, Leviathan, F12
hand highland: Dire Wolf, Wild Eagle, Clan Guardian, Earth Elemental, Storm Elemental, F4
hand southern: Gun Tower, Gryphon Rider, Hypnotist, Bone Catapult, The Eldest Tree, F5
hand etherweavers: Iris of Eternity, Doppelganger, Singularity, Angel of Death, Fire Dragon, F8
deck sylvan: Kiskin Spirit, Centaur Chieftain, Woodland Druid, Centaur Spearman, Sylvan Queen, Dryad, Kiskin Leafsplitter, Sapling, Sylvan Princess, Naiad, Kiskin Farseeders, Forest Mystic, Kiskin Boughrunner, Forest Ancient, Tree Shepherd
deck highland: Legend Slayer, Hungry Bear, Warlord, Blood Shaman, Werewolf, Mountain Troll, Eagle Lord, Wolf Rider, War Summoner, Ritual Master, Ritual Keeper, Hill Giant, War Drummer, Clan Axeman, Clan Healer
deck southern: Infantry Captain, Champion, Messenger, Herald, Time Mage, Bomb, Chronicler, Knight, Assassin, Cavalry Captain, Master of Intrigue, Summoner, Swordmaster, Cannon, High Priestess
deck etherweavers: Void Summoner, Dark Sphere, Eternal Emperor, Reality Patch, Warpmaster, Ziggurat Sentinel, Polarity Queen, Gate of Oblivion, Time Traveler, Lesser Shadow Twin, Paradox Worm, Antimatter Spirit, Translocationist, Greater Shadow Twin, Merchant of Time
discard sylvan:
discard highland:
discard southern:
discard etherweavers:
legends: Fire Elemental, Hell Bull, Time Elemental, Two-Headed Dragon
legends_discard:
flares: F10, F3, F7, F1, F6, F2, F9, F11
flares_discard:
tasks:
task_pile:
claimed green:
claimed yellow:
claimed red:
claimed purple:
scores green: yellow 0, red 0, purple 0
scores yellow: red 0, purple 0, green 0
scores red: purple 0, green 0, yellow 0
scores purple: green 0, yellow 0, red 0
improvised green:
improvised yellow:
improvised red:
improvised purple:
actions: 1
turn: 1
to_move: sylvan
waiting: sylvan, highland, southern, etherweavers
setting_up: yes
fate: 327351070624500623

',6496142773262023,19,6,'highland',1,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',0,NULL);
INSERT INTO "tables" VALUES('fpf5zyt3fhc5','2026-11-12 06:00:00.000000','2026-11-12 06:01:17.000000','first',0,'full','{"form": "first", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "northern", "level": null}, {"kind": "screen", "name": "Ada", "school": "southern", "level": null}], "seed": 3, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: first
schools: northern, southern
team: no
hand northern: Bomb, Cannon, Herald, F2
hand southern: Swordmaster, Summoner, Cannon, F7
deck northern: Assassin, Gun Tower, Cavalry Captain, Knight, Swordmaster, Chronicler, Champion, Master of Intrigue, Summoner, Infantry Captain, Gryphon Rider, Hypnotist, Messenger, High Priestess, Time Mage
deck southern: Herald, High Priestess, Messenger, Gryphon Rider, Chronicler, Champion, Hypnotist, Cavalry Captain, Bomb, Master of Intrigue, Infantry Captain, Assassin, Knight, Time Mage, Gun Tower
discard northern:
discard southern:
legends:
legends_discard:
flares: F9, F12, F1, F10, F6, F8, F11, F4, F3, F5
flares_discard:
tasks: Colored Summoning, Central Dominance, Devastation, Rainbow Dominance
task_pile: Color Conquest, Center Cross, Green Conquest, Green Summoning, Red Conquest, Corner Chain, Heroic Destruction, Red Summoning, Line Dominance, Destruction, Side Chain, Imprisonment
claimed blue:
claimed red:
actions: 1
turn: 1
to_move: northern
waiting: northern, southern
setting_up: no
fate: 641880857530640264

',4269895870742781,11,4,'southern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',0,NULL);
INSERT INTO "tables" VALUES('rx2pjgkumhr3','2026-11-12 09:00:00.000000','2026-11-12 09:02:48.000000','high',0,'full','{"form": "high", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "highland", "level": null}, {"kind": "friend", "name": "Bob", "school": "northern", "level": null}], "seed": null, "assist": "full", "clock": {"turn": 300, "reserve": 600}, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: highland, northern
team: no
hand highland: Hill Giant, Clan Guardian, Werewolf, Fire Elemental, Titan, F6
hand northern: Herald, High Priestess, Time Mage, Time Elemental, Hell Bull, F1
deck highland: Legend Slayer, Clan Axeman, War Drummer, Mountain Troll, Blood Shaman, Eagle Lord, Clan Healer, Warlord, Hungry Bear, Wolf Rider, Ritual Keeper, Ritual Master, Wild Eagle, Dire Wolf, War Summoner
deck northern: Knight, Gun Tower, Hypnotist, Messenger, Chronicler, Cannon, Master of Intrigue, Gryphon Rider, Cavalry Captain, Bomb, Swordmaster, Infantry Captain, Summoner, Champion, Assassin
discard highland:
discard northern:
legends: Bone Catapult, Angel of Death, Two-Headed Dragon, Fire Dragon, Storm Elemental, The Eldest Tree, Earth Elemental, Leviathan
legends_discard:
flares: F9, F5, F12, F7, F10, F8, F2, F11, F4, F3
flares_discard:
tasks: Heroic Destruction, Red Conquest, Green Summoning, Line Dominance
task_pile: Green Legends, Devastation, Red Legends, Colored Summoning, Green Conquest, End of Legends, Isolation, Side Chain, Destruction, Envelopment, Central Dominance, Heroic Devastation, Center Cross, Red Summoning, Diagonals, Legendary Summoning, Corner Chain, Imprisonment, Color Conquest, Rainbow Dominance
claimed yellow:
claimed blue:
actions: 1
turn: 1
to_move: highland
waiting: highland, northern
setting_up: no
fate: 21328140123095720

',5762594402756981,24,6,'northern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547','{"turn": 300, "reserve": 600}','2026-11-15 11:59:40.000000','{"highland": 600.0, "northern": 600.0}','2026-11-15 12:14:40.000000','{}',1,NULL);
INSERT INTO "tables" VALUES('r6zjh4ku2dqn','2026-11-12 12:00:00.000000','2026-11-12 12:04:33.000000','high',0,'matches','{"form": "high", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "etherweavers", "level": null}, {"kind": "friend", "name": "Bob", "school": "sylvan", "level": null}], "seed": null, "assist": "matches", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: etherweavers, sylvan
team: no
hand etherweavers: Eternal Emperor, Doppelganger, Ziggurat Sentinel, Fire Dragon, Two-Headed Dragon, F8
hand sylvan: Forest Mystic, Kiskin Spirit, Centaur Chieftain, Leviathan, Titan, F2
deck etherweavers: Merchant of Time, Void Summoner, Singularity, Reality Patch, Lesser Shadow Twin, Gate of Oblivion, Greater Shadow Twin, Iris of Eternity, Dark Sphere, Warpmaster, Translocationist, Time Traveler, Polarity Queen, Antimatter Spirit, Paradox Worm
deck sylvan: Dryad, Kiskin Boughrunner, Sylvan Princess, Sapling, Sylvan Queen, Unicorn, Tree Shepherd, Centaur Spearman, Forest Wardens, Naiad, Charging Buck, Forest Ancient, Kiskin Farseeders, Woodland Druid, Kiskin Leafsplitter
discard etherweavers:
discard sylvan:
legends: Bone Catapult, Storm Elemental, Time Elemental, Earth Elemental, Angel of Death, Fire Elemental, The Eldest Tree, Hell Bull
legends_discard:
flares: F7, F9, F6, F4, F10, F12, F3, F11, F5, F1
flares_discard:
tasks: Central Dominance, Imprisonment, Red Summoning, End of Legends
task_pile: Green Summoning, Green Legends, Rainbow Dominance, Diagonals, Heroic Destruction, Corner Chain, Heroic Devastation, Envelopment, Destruction, Legendary Summoning, Center Cross, Side Chain, Red Legends, Green Conquest, Colored Summoning, Devastation, Red Conquest, Color Conquest, Line Dominance, Isolation
claimed purple:
claimed green:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, sylvan
setting_up: no
fate: 473738188197981673

',4790924039280837,39,9,'etherweavers',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',1,NULL);
INSERT INTO "tables" VALUES('eq4365fkrrtt','2026-11-12 15:00:00.000000','2026-11-12 15:01:45.000000','duel',0,'none','{"form": "duel", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "southern", "level": null}, {"kind": "friend", "name": "Bob", "school": "sylvan", "level": null}], "seed": null, "assist": "none", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: southern, sylvan
team: no
hand southern: Assassin, Herald, Gun Tower, Fire Elemental, Earth Elemental, F3
hand sylvan: Forest Wardens, Charging Buck, Centaur Chieftain, Storm Elemental, Bone Catapult, F4
deck southern: Knight, Swordmaster, Bomb, Master of Intrigue, Chronicler, Time Mage, High Priestess, Hypnotist, Champion, Summoner, Messenger, Cannon, Gryphon Rider, Infantry Captain, Cavalry Captain
deck sylvan: Tree Shepherd, Sylvan Queen, Kiskin Boughrunner, Unicorn, Centaur Spearman, Sapling, Sylvan Princess, Dryad, Woodland Druid, Forest Ancient, Kiskin Farseeders, Naiad, Kiskin Spirit, Forest Mystic, Kiskin Leafsplitter
discard southern:
discard sylvan:
legends: Time Elemental, Fire Dragon, Hell Bull, The Eldest Tree, Two-Headed Dragon, Angel of Death, Titan, Leviathan
legends_discard:
flares: F6, F12, F7, F10, F2, F9, F5, F1, F11, F8
flares_discard:
tasks:
task_pile:
claimed red:
claimed green:
scores red: 0
scores green: 0
improvised red:
improvised green:
actions: 1
turn: 1
to_move: southern
waiting: southern, sylvan
setting_up: yes
fate: 960291144962190876

',7215067978601036,15,5,'southern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',1,NULL);
INSERT INTO "tables" VALUES('j6vq6wzcmswa','2026-11-12 18:00:00.000000','2026-11-12 18:06:18.000000','duel',0,'full','{"form": "duel", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "etherweavers", "level": null}, {"kind": "screen", "name": "Ada", "school": "highland", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: etherweavers, highland
team: no
hand etherweavers: Lesser Shadow Twin, Doppelganger, Void Summoner, Earth Elemental, Fire Elemental, F3
hand highland: Clan Axeman, Werewolf, Ritual Master, Fire Dragon, Bone Catapult, F12
deck etherweavers: Merchant of Time, Greater Shadow Twin, Reality Patch, Paradox Worm, Dark Sphere, Singularity, Ziggurat Sentinel, Polarity Queen, Translocationist, Iris of Eternity, Gate of Oblivion, Antimatter Spirit, Warpmaster, Eternal Emperor, Time Traveler
deck highland: Wild Eagle, Clan Healer, Blood Shaman, Mountain Troll, War Summoner, Dire Wolf, War Drummer, Warlord, Legend Slayer, Eagle Lord, Hill Giant, Hungry Bear, Wolf Rider, Clan Guardian, Ritual Keeper
discard etherweavers:
discard highland:
legends: Hell Bull, Leviathan, Two-Headed Dragon, Angel of Death, Storm Elemental, The Eldest Tree, Titan, Time Elemental
legends_discard:
flares: F1, F7, F4, F6, F11, F10, F5, F2, F9, F8
flares_discard:
tasks:
task_pile:
claimed purple:
claimed yellow:
scores purple: 0
scores yellow: 0
improvised purple:
improvised yellow:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, highland
setting_up: yes
fate: 822787131905090096

',4442969249434389,54,11,'etherweavers',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',0,NULL);
INSERT INTO "tables" VALUES('8rzf64ju3dv8','2026-11-12 21:00:00.000000','2026-11-12 21:00:00.000000','high',0,'full','{"form": "high", "team": false, "seats": [{"kind": "friend", "name": "?", "school": "northern", "level": null}, {"kind": "friend", "name": "?", "school": "etherweavers", "level": null}], "seed": null, "assist": "full", "clock": {"turn": 300, "reserve": 600}, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: northern, etherweavers
team: no
hand northern: Champion, Bomb, Messenger, Bone Catapult, Time Elemental, F1
hand etherweavers: Doppelganger, Lesser Shadow Twin, Eternal Emperor, Two-Headed Dragon, Leviathan, F7
deck northern: Swordmaster, Gryphon Rider, Knight, Summoner, High Priestess, Hypnotist, Cannon, Master of Intrigue, Herald, Assassin, Cavalry Captain, Chronicler, Infantry Captain, Time Mage, Gun Tower
deck etherweavers: Void Summoner, Antimatter Spirit, Polarity Queen, Paradox Worm, Gate of Oblivion, Greater Shadow Twin, Time Traveler, Reality Patch, Warpmaster, Dark Sphere, Ziggurat Sentinel, Singularity, Merchant of Time, Iris of Eternity, Translocationist
discard northern:
discard etherweavers:
legends: Hell Bull, The Eldest Tree, Fire Elemental, Angel of Death, Earth Elemental, Storm Elemental, Fire Dragon, Titan
legends_discard:
flares: F9, F6, F10, F3, F12, F8, F4, F2, F11, F5
flares_discard:
tasks: Red Summoning, Green Conquest, Color Conquest, Center Cross
task_pile: Green Legends, Side Chain, Green Summoning, Red Legends, Central Dominance, Imprisonment, End of Legends, Destruction, Isolation, Red Conquest, Colored Summoning, Corner Chain, Legendary Summoning, Line Dominance, Diagonals, Heroic Devastation, Heroic Destruction, Envelopment, Rainbow Dominance, Devastation
claimed blue:
claimed purple:
actions: 1
turn: 1
to_move: northern
waiting: northern, etherweavers
setting_up: no
fate: 772125060139721522

',3801836931546931,0,1,'northern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547','{"turn": 300, "reserve": 600}',NULL,'{"northern": 600.0, "etherweavers": 600.0}',NULL,'{}',0,NULL);
INSERT INTO "tables" VALUES('xec78x6hurt5','2026-11-13 00:00:00.000000','2026-11-13 00:00:49.000000','duel',1,'full','{"form": "duel", "team": true, "seats": [{"kind": "me", "name": "Ada", "school": "sylvan", "level": null}, {"kind": "friend", "name": "Bob", "school": "northern", "level": null}, {"kind": "friend", "name": "?", "school": "southern", "level": null}, {"kind": "friend", "name": "Cem", "school": "highland", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: sylvan, northern, southern, highland
team: yes
hand sylvan: Unicorn, Kiskin Leafsplitter, Forest Ancient, Leviathan, Earth Elemental, F8
hand northern: Messenger, High Priestess, Infantry Captain, Titan, Fire Dragon, F4
hand southern: High Priestess, Hypnotist, Cavalry Captain, F3
hand highland: Wild Eagle, Ritual Master, Clan Healer, F5
deck sylvan: Centaur Chieftain, Woodland Druid, Dryad, Kiskin Boughrunner, Kiskin Spirit, Naiad, Forest Mystic, Sylvan Princess, Sylvan Queen, Sapling, Forest Wardens, Charging Buck, Kiskin Farseeders, Tree Shepherd, Centaur Spearman
deck northern: Gryphon Rider, Hypnotist, Cavalry Captain, Assassin, Master of Intrigue, Swordmaster, Knight, Chronicler, Champion, Cannon, Gun Tower, Bomb, Time Mage, Herald, Summoner
deck southern: Chronicler, Messenger, Infantry Captain, Gun Tower, Gryphon Rider, Assassin, Bomb, Knight, Champion, Cannon, Summoner, Swordmaster, Master of Intrigue, Time Mage, Herald
deck highland: Eagle Lord, Werewolf, Blood Shaman, Hungry Bear, Clan Axeman, Legend Slayer, Dire Wolf, Wolf Rider, Mountain Troll, War Summoner, Warlord, Hill Giant, War Drummer, Clan Guardian, Ritual Keeper
discard sylvan:
discard northern:
discard southern:
discard highland:
legends: Fire Elemental, Hell Bull, The Eldest Tree, Angel of Death, Storm Elemental, Bone Catapult, Time Elemental, Two-Headed Dragon
legends_discard:
flares: F1, F7, F10, F12, F11, F2, F6, F9
flares_discard:
tasks:
task_pile:
claimed green:
claimed blue:
scores green: 0
scores blue: 0
improvised green:
improvised blue:
actions: 1
turn: 1
to_move: sylvan
waiting: sylvan, northern, southern, highland
setting_up: yes
fate: 459698174962774984

',2601852359602195,7,3,'southern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',2,NULL);
INSERT INTO "tables" VALUES('72exgkvgu8kf','2026-11-13 03:00:00.000000','2026-11-13 03:01:38.000000','melee',0,'full','{"form": "melee", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "northern", "level": null}, {"kind": "friend", "name": "Bob", "school": "southern", "level": null}, {"kind": "friend", "name": "Cem", "school": "highland", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: melee
schools: northern, southern, highland
team: no
hand northern: Champion, Master of Intrigue, Bomb, Two-Headed Dragon, Titan, F4
hand southern: Cannon, Gryphon Rider, Messenger, Angel of Death, Earth Elemental, F12
hand highland: Ritual Master, Eagle Lord, War Summoner, Leviathan, Bone Catapult, F3
deck northern: Messenger, Chronicler, Infantry Captain, High Priestess, Summoner, Gun Tower, Cannon, Gryphon Rider, Cavalry Captain, Herald, Knight, Assassin, Time Mage, Swordmaster, Hypnotist
deck southern: Herald, Assassin, Infantry Captain, Chronicler, Gun Tower, Time Mage, Swordmaster, Hypnotist, Summoner, High Priestess, Champion, Bomb, Master of Intrigue, Cavalry Captain, Knight
deck highland: War Drummer, Ritual Keeper, Hill Giant, Warlord, Werewolf, Legend Slayer, Mountain Troll, Clan Healer, Wild Eagle, Blood Shaman, Hungry Bear, Dire Wolf, Clan Guardian, Wolf Rider, Clan Axeman
discard northern:
discard southern:
discard highland:
legends: Storm Elemental, Hell Bull, Fire Dragon, The Eldest Tree, Fire Elemental, Time Elemental
legends_discard:
flares: F1, F8, F10, F5, F6, F7, F11, F9, F2
flares_discard:
tasks:
task_pile:
claimed blue:
claimed red:
claimed yellow:
scores blue: red 0, yellow 0
scores red: yellow 0, blue 0
scores yellow: blue 0, red 0
improvised blue:
improvised red:
improvised yellow:
actions: 1
turn: 1
to_move: northern
waiting: northern, southern, highland
setting_up: yes
fate: 887045342442808788

',3300527404839239,14,5,'southern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{"southern": {"level": "novice", "by": ["northern"]}}',3,NULL);
INSERT INTO "tables" VALUES('pnn4haatwaxc','2026-11-13 06:00:00.000000','2026-11-13 06:01:59.000000','melee',0,'full','{"form": "melee", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "highland", "level": null}, {"kind": "friend", "name": "Bob", "school": "sylvan", "level": null}, {"kind": "friend", "name": "Cem", "school": "etherweavers", "level": null}], "seed": null, "assist": "full", "clock": {"turn": 300, "reserve": 600}, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: melee
schools: highland, sylvan, etherweavers
team: no
hand highland: War Drummer, Eagle Lord, Werewolf, Bone Catapult, Fire Elemental, F7
hand sylvan: Tree Shepherd, Dryad, Forest Mystic, Fire Dragon, Titan, F1
hand etherweavers: Void Summoner, Gate of Oblivion, Ziggurat Sentinel, Time Elemental, Hell Bull, F6
deck highland: Ritual Master, Hungry Bear, Hill Giant, Clan Guardian, Warlord, War Summoner, Mountain Troll, Wolf Rider, Dire Wolf, Blood Shaman, Clan Healer, Wild Eagle, Clan Axeman, Ritual Keeper, Legend Slayer
deck sylvan: Centaur Chieftain, Sylvan Princess, Charging Buck, Woodland Druid, Sapling, Sylvan Queen, Centaur Spearman, Kiskin Spirit, Kiskin Farseeders, Kiskin Leafsplitter, Forest Ancient, Kiskin Boughrunner, Forest Wardens, Unicorn, Naiad
deck etherweavers: Reality Patch, Singularity, Antimatter Spirit, Warpmaster, Doppelganger, Dark Sphere, Paradox Worm, Lesser Shadow Twin, Merchant of Time, Time Traveler, Translocationist, Polarity Queen, Iris of Eternity, Eternal Emperor, Greater Shadow Twin
discard highland:
discard sylvan:
discard etherweavers:
legends: Two-Headed Dragon, The Eldest Tree, Storm Elemental, Leviathan, Earth Elemental, Angel of Death
legends_discard:
flares: F12, F3, F11, F5, F4, F9, F10, F2, F8
flares_discard:
tasks:
task_pile:
claimed yellow:
claimed green:
claimed purple:
scores yellow: green 0, purple 0
scores green: purple 0, yellow 0
scores purple: yellow 0, green 0
improvised yellow:
improvised green:
improvised purple:
actions: 1
turn: 1
to_move: highland
waiting: highland, sylvan, etherweavers
setting_up: yes
fate: 90335163707369491

',7683346041966842,17,5,'sylvan',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547','{"turn": 300, "reserve": 600}','2026-11-15 10:00:00.000000','{"highland": 600.0, "sylvan": 600.0, "etherweavers": 600.0}','2026-11-15 11:00:00.000000','{}',2,NULL);
INSERT INTO "tables" VALUES('gxkzbs4wfsub','2026-11-13 09:00:00.000000','2026-11-13 09:01:45.000000','melee',0,'none','{"form": "melee", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "northern", "level": null}, {"kind": "friend", "name": "Bob", "school": "southern", "level": null}, {"kind": "friend", "name": "Cem", "school": "highland", "level": null}, {"kind": "friend", "name": "Dot", "school": "sylvan", "level": null}], "seed": null, "assist": "none", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: melee
schools: northern, southern, highland, sylvan
team: no
hand northern: Master of Intrigue, Messenger, Time Mage, Leviathan, The Eldest Tree, F7
hand southern: Herald, Swordmaster, Assassin, Bone Catapult, Titan, F3
hand highland: Clan Guardian, Hungry Bear, Clan Healer, Two-Headed Dragon, Fire Elemental, F1
hand sylvan: Sylvan Princess, Centaur Spearman, Kiskin Leafsplitter, Fire Dragon, Angel of Death, F8
deck northern: Chronicler, High Priestess, Herald, Cavalry Captain, Infantry Captain, Champion, Swordmaster, Bomb, Cannon, Gun Tower, Knight, Gryphon Rider, Summoner, Assassin, Hypnotist
deck southern: Time Mage, Cannon, Messenger, High Priestess, Bomb, Summoner, Chronicler, Master of Intrigue, Infantry Captain, Cavalry Captain, Champion, Knight, Gryphon Rider, Hypnotist, Gun Tower
deck highland: Blood Shaman, Ritual Keeper, Warlord, Werewolf, War Drummer, Ritual Master, Legend Slayer, Wild Eagle, Clan Axeman, Dire Wolf, War Summoner, Wolf Rider, Eagle Lord, Hill Giant, Mountain Troll
deck sylvan: Sylvan Queen, Naiad, Tree Shepherd, Woodland Druid, Charging Buck, Kiskin Spirit, Centaur Chieftain, Kiskin Boughrunner, Dryad, Forest Ancient, Forest Mystic, Sapling, Unicorn, Forest Wardens, Kiskin Farseeders
discard northern:
discard southern:
discard highland:
discard sylvan:
legends: Hell Bull, Storm Elemental, Time Elemental, Earth Elemental
legends_discard:
flares: F2, F9, F5, F6, F4, F10, F11, F12
flares_discard:
tasks:
task_pile:
claimed blue:
claimed red:
claimed yellow:
claimed green:
scores blue: red 0, yellow 0, green 0
scores red: yellow 0, green 0, blue 0
scores yellow: green 0, blue 0, red 0
scores green: blue 0, red 0, yellow 0
improvised blue:
improvised red:
improvised yellow:
improvised green:
actions: 1
turn: 1
to_move: northern
waiting: northern, southern, highland, sylvan
setting_up: yes
fate: 301178800391185082

',2092619672801371,15,5,'northern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',3,NULL);
INSERT INTO "tables" VALUES('ajffvrs42439','2026-11-13 12:00:00.000000','2026-11-13 12:32:26.000000','melee',0,'full','{"form": "melee", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "etherweavers", "level": null}, {"kind": "friend", "name": "Bob", "school": "sylvan", "level": null}, {"kind": "friend", "name": "Cem", "school": "northern", "level": null}, {"kind": "friend", "name": "Dot", "school": "highland", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: melee
schools: etherweavers, sylvan, northern, highland
team: no
hand etherweavers: Translocationist, Paradox Worm, Lesser Shadow Twin, Fire Dragon, Leviathan, F10
hand sylvan: Forest Wardens, Kiskin Spirit, Forest Mystic, Two-Headed Dragon, Titan, F5
hand northern: Herald, Messenger, Assassin, The Eldest Tree, Earth Elemental, F8
hand highland: War Drummer, Legend Slayer, Mountain Troll, Time Elemental, Bone Catapult, F6
deck etherweavers: Doppelganger, Polarity Queen, Void Summoner, Gate of Oblivion, Antimatter Spirit, Eternal Emperor, Dark Sphere, Iris of Eternity, Singularity, Greater Shadow Twin, Reality Patch, Warpmaster, Merchant of Time, Ziggurat Sentinel, Time Traveler
deck sylvan: Naiad, Woodland Druid, Tree Shepherd, Forest Ancient, Sylvan Queen, Centaur Chieftain, Unicorn, Charging Buck, Kiskin Leafsplitter, Kiskin Boughrunner, Centaur Spearman, Dryad, Kiskin Farseeders, Sylvan Princess, Sapling
deck northern: Cavalry Captain, Gryphon Rider, Hypnotist, Time Mage, Cannon, Infantry Captain, Master of Intrigue, Knight, Champion, Summoner, Gun Tower, High Priestess, Bomb, Swordmaster, Chronicler
deck highland: Eagle Lord, Clan Guardian, Hill Giant, Ritual Keeper, Dire Wolf, Blood Shaman, War Summoner, Clan Axeman, Ritual Master, Wild Eagle, Clan Healer, Warlord, Wolf Rider, Hungry Bear, Werewolf
discard etherweavers:
discard sylvan:
discard northern:
discard highland:
legends: Fire Elemental, Angel of Death, Storm Elemental, Hell Bull
legends_discard:
flares: F1, F12, F3, F4, F7, F2, F9, F11
flares_discard:
tasks:
task_pile:
claimed purple:
claimed green:
claimed blue:
claimed yellow:
scores purple: green 0, blue 0, yellow 0
scores green: blue 0, yellow 0, purple 0
scores blue: yellow 0, purple 0, green 0
scores yellow: purple 0, green 0, blue 0
improvised purple:
improvised green:
improvised blue:
improvised yellow:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, sylvan, northern, highland
setting_up: yes
fate: 174555143941055301

',2123399537874040,278,47,'northern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',3,NULL);
INSERT INTO "tables" VALUES('zv4wc639r2u3','2026-11-13 15:00:00.000000','2026-11-13 15:01:59.000000','high',1,'full','{"form": "high", "team": true, "seats": [{"kind": "me", "name": "Ada", "school": "northern", "level": null}, {"kind": "friend", "name": "Bob", "school": "highland", "level": null}, {"kind": "friend", "name": "Cem", "school": "sylvan", "level": null}, {"kind": "friend", "name": "Dot", "school": "southern", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: northern, highland, sylvan, southern
team: yes
hand northern: Summoner, Cannon, Herald, Earth Elemental, Hell Bull, F2
hand highland: Hungry Bear, War Summoner, Wolf Rider, Angel of Death, The Eldest Tree, F4
hand sylvan: Forest Ancient, Sylvan Princess, Charging Buck, F11
hand southern: Gryphon Rider, Assassin, Herald, F8
deck northern: Bomb, Assassin, Knight, Messenger, Master of Intrigue, Gun Tower, High Priestess, Time Mage, Champion, Swordmaster, Infantry Captain, Hypnotist, Cavalry Captain, Chronicler, Gryphon Rider
deck highland: Hill Giant, Ritual Master, Ritual Keeper, Blood Shaman, War Drummer, Dire Wolf, Legend Slayer, Mountain Troll, Clan Healer, Wild Eagle, Warlord, Werewolf, Eagle Lord, Clan Axeman, Clan Guardian
deck sylvan: Sylvan Queen, Kiskin Farseeders, Forest Wardens, Sapling, Woodland Druid, Kiskin Spirit, Tree Shepherd, Centaur Chieftain, Naiad, Kiskin Boughrunner, Kiskin Leafsplitter, Dryad, Unicorn, Forest Mystic, Centaur Spearman
deck southern: Cavalry Captain, Champion, Gun Tower, Bomb, Knight, High Priestess, Time Mage, Messenger, Infantry Captain, Swordmaster, Cannon, Summoner, Chronicler, Hypnotist, Master of Intrigue
discard northern:
discard highland:
discard sylvan:
discard southern:
legends: Time Elemental, Fire Elemental, Storm Elemental, Fire Dragon, Titan, Bone Catapult, Two-Headed Dragon, Leviathan
legends_discard:
flares: F3, F10, F5, F7, F9, F6, F1, F12
flares_discard:
tasks: Devastation, Green Summoning, Red Conquest, Imprisonment
task_pile: Green Conquest, Heroic Devastation, Red Summoning, Envelopment, Colored Summoning, Red Legends, Green Legends, Legendary Summoning, Side Chain, Rainbow Dominance, Isolation, Center Cross, Destruction, Central Dominance, Line Dominance, Color Conquest, Corner Chain, Diagonals, Heroic Destruction, End of Legends
claimed blue:
claimed yellow:
actions: 1
turn: 1
to_move: northern
waiting: northern, highland, sylvan, southern
setting_up: no
fate: 1135183108635091611

',2937701183552457,17,4,'highland',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',3,NULL);
INSERT INTO "tables" VALUES('wp9sppnwfwgh','2026-11-13 18:00:00.000000','2026-11-13 18:01:59.000000','high',1,'full','{"form": "high", "team": true, "seats": [{"kind": "me", "name": "Ada", "school": "etherweavers", "level": null}, {"kind": "friend", "name": "Bob", "school": "highland", "level": null}, {"kind": "screen", "name": "Ada", "school": "northern", "level": null}, {"kind": "friend", "name": "Bob", "school": "southern", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: etherweavers, highland, northern, southern
team: yes
hand etherweavers: Merchant of Time, Singularity, Dark Sphere, Leviathan, The Eldest Tree, F6
hand highland: Dire Wolf, Ritual Master, Ritual Keeper, Bone Catapult, Angel of Death, F10
hand northern: Herald, Chronicler, Swordmaster, F11
hand southern: High Priestess, Master of Intrigue, Chronicler, F7
deck etherweavers: Iris of Eternity, Greater Shadow Twin, Time Traveler, Translocationist, Antimatter Spirit, Polarity Queen, Ziggurat Sentinel, Doppelganger, Lesser Shadow Twin, Gate of Oblivion, Eternal Emperor, Warpmaster, Paradox Worm, Void Summoner, Reality Patch
deck highland: Warlord, Clan Healer, War Drummer, Clan Guardian, Hill Giant, Blood Shaman, War Summoner, Wolf Rider, Eagle Lord, Wild Eagle, Werewolf, Hungry Bear, Clan Axeman, Legend Slayer, Mountain Troll
deck northern: Messenger, Gryphon Rider, Hypnotist, High Priestess, Master of Intrigue, Knight, Gun Tower, Bomb, Summoner, Infantry Captain, Champion, Assassin, Cavalry Captain, Time Mage, Cannon
deck southern: Hypnotist, Time Mage, Swordmaster, Messenger, Cavalry Captain, Champion, Cannon, Infantry Captain, Gryphon Rider, Bomb, Summoner, Herald, Gun Tower, Knight, Assassin
discard etherweavers:
discard highland:
discard northern:
discard southern:
legends: Titan, Fire Dragon, Storm Elemental, Fire Elemental, Time Elemental, Two-Headed Dragon, Earth Elemental, Hell Bull
legends_discard:
flares: F1, F8, F2, F4, F3, F9, F12, F5
flares_discard:
tasks: Colored Summoning, Green Summoning, Imprisonment, Line Dominance
task_pile: Center Cross, Legendary Summoning, Heroic Devastation, Heroic Destruction, Rainbow Dominance, Green Legends, Red Legends, Corner Chain, Green Conquest, Color Conquest, Red Conquest, Devastation, Red Summoning, Destruction, End of Legends, Central Dominance, Side Chain, Diagonals, Isolation, Envelopment
claimed purple:
claimed yellow:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, highland, northern, southern
setting_up: no
fate: 83884462212458204

',8527743703702193,17,5,'etherweavers',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',2,NULL);
INSERT INTO "tables" VALUES('kgwqxu9yrwbp','2026-11-13 21:00:00.000000','2026-11-13 21:01:59.000000','duel',1,'full','{"form": "duel", "team": true, "seats": [{"kind": "me", "name": "Ada", "school": "etherweavers", "level": null}, {"kind": "friend", "name": "Bob", "school": "southern", "level": null}, {"kind": "friend", "name": "Cem", "school": "northern", "level": null}, {"kind": "friend", "name": "Dot", "school": "sylvan", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: etherweavers, southern, northern, sylvan
team: yes
hand etherweavers: Polarity Queen, Paradox Worm, Singularity, Fire Elemental, The Eldest Tree, F3
hand southern: Gun Tower, Swordmaster, Messenger, Leviathan, Earth Elemental, F12
hand northern: Bomb, Gun Tower, Gryphon Rider, F1
hand sylvan: Sylvan Princess, Unicorn, Sapling, F6
deck etherweavers: Void Summoner, Warpmaster, Gate of Oblivion, Lesser Shadow Twin, Antimatter Spirit, Ziggurat Sentinel, Reality Patch, Iris of Eternity, Time Traveler, Dark Sphere, Eternal Emperor, Translocationist, Merchant of Time, Greater Shadow Twin, Doppelganger
deck southern: Assassin, Herald, Hypnotist, Knight, Time Mage, Champion, Bomb, Chronicler, Cannon, Cavalry Captain, Gryphon Rider, Infantry Captain, Master of Intrigue, Summoner, High Priestess
deck northern: Hypnotist, Master of Intrigue, Chronicler, Infantry Captain, Swordmaster, Time Mage, Cavalry Captain, Knight, Cannon, Herald, Summoner, Assassin, High Priestess, Messenger, Champion
deck sylvan: Dryad, Centaur Chieftain, Woodland Druid, Centaur Spearman, Kiskin Spirit, Charging Buck, Forest Mystic, Kiskin Leafsplitter, Forest Wardens, Tree Shepherd, Naiad, Kiskin Farseeders, Kiskin Boughrunner, Forest Ancient, Sylvan Queen
discard etherweavers:
discard southern:
discard northern:
discard sylvan:
legends: Two-Headed Dragon, Bone Catapult, Storm Elemental, Angel of Death, Time Elemental, Hell Bull, Titan, Fire Dragon
legends_discard:
flares: F11, F5, F2, F8, F9, F7, F4, F10
flares_discard:
tasks:
task_pile:
claimed purple:
claimed red:
scores purple: 0
scores red: 0
improvised purple:
improvised red:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, southern, northern, sylvan
setting_up: yes
fate: 263007893675991380

',544963994009450,17,5,'northern',0,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',3,NULL);
INSERT INTO "tables" VALUES('9xyupmqya6gf','2026-11-14 00:00:00.000000','2026-11-14 00:00:28.000000','duel',0,'full','{"form": "duel", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "southern", "level": null}, {"kind": "friend", "name": "Bob", "school": "etherweavers", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: southern, etherweavers
team: no
hand southern: Bomb, Gun Tower, High Priestess, Fire Elemental, Storm Elemental, F12
hand etherweavers: Antimatter Spirit, Void Summoner, Dark Sphere, The Eldest Tree, Titan, F11
deck southern: Herald, Time Mage, Infantry Captain, Assassin, Hypnotist, Cavalry Captain, Knight, Swordmaster, Summoner, Cannon, Gryphon Rider, Master of Intrigue, Messenger, Champion, Chronicler
deck etherweavers: Eternal Emperor, Reality Patch, Iris of Eternity, Warpmaster, Lesser Shadow Twin, Doppelganger, Paradox Worm, Translocationist, Polarity Queen, Merchant of Time, Ziggurat Sentinel, Singularity, Gate of Oblivion, Time Traveler, Greater Shadow Twin
discard southern:
discard etherweavers:
legends: Bone Catapult, Earth Elemental, Time Elemental, Hell Bull, Leviathan, Two-Headed Dragon, Fire Dragon, Angel of Death
legends_discard:
flares: F9, F2, F1, F6, F7, F8, F3, F10, F4, F5
flares_discard:
tasks:
task_pile:
claimed red:
claimed purple:
scores red: 0
scores purple: 0
improvised red:
improvised purple:
actions: 1
turn: 1
to_move: southern
waiting: southern, etherweavers
setting_up: yes
fate: 836532539690302415

',2008071325403223,4,2,'etherweavers',1,0,'[]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',2,NULL);
INSERT INTO "tables" VALUES('ctj3wp2xs4bm','2026-11-14 03:00:00.000000','2026-11-14 03:15:45.000000','first',0,'full','{"form": "first", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "etherweavers", "level": null}, {"kind": "friend", "name": "Bob", "school": "sylvan", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: first
schools: etherweavers, sylvan
team: no
hand etherweavers: Gate of Oblivion, Warpmaster, Polarity Queen, F10
hand sylvan: Centaur Chieftain, Tree Shepherd, Charging Buck, F5
deck etherweavers: Iris of Eternity, Translocationist, Eternal Emperor, Paradox Worm, Merchant of Time, Dark Sphere, Ziggurat Sentinel, Doppelganger, Lesser Shadow Twin, Void Summoner, Reality Patch, Antimatter Spirit, Singularity, Greater Shadow Twin, Time Traveler
deck sylvan: Kiskin Farseeders, Kiskin Leafsplitter, Sylvan Queen, Forest Ancient, Forest Wardens, Forest Mystic, Dryad, Naiad, Sapling, Woodland Druid, Sylvan Princess, Kiskin Boughrunner, Centaur Spearman, Kiskin Spirit, Unicorn
discard etherweavers:
discard sylvan:
legends:
legends_discard:
flares: F11, F1, F2, F8, F4, F12, F3, F7, F9, F6
flares_discard:
tasks: Rainbow Dominance, Center Cross, Heroic Destruction, Side Chain
task_pile: Color Conquest, Corner Chain, Line Dominance, Green Summoning, Red Conquest, Central Dominance, Imprisonment, Destruction, Devastation, Red Summoning, Green Conquest, Colored Summoning
claimed purple:
claimed green:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, sylvan
setting_up: no
fate: 363449963772122844

',8574887202474726,135,26,NULL,0,1,'["sylvan"]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',1,NULL);
INSERT INTO "tables" VALUES('vtx7k8t3avmx','2026-11-14 06:00:00.000000','2026-11-14 06:24:09.000000','high',1,'full','{"form": "high", "team": true, "seats": [{"kind": "me", "name": "Ada", "school": "sylvan", "level": null}, {"kind": "friend", "name": "Bob", "school": "etherweavers", "level": null}, {"kind": "screen", "name": "Ada", "school": "northern", "level": null}, {"kind": "friend", "name": "Bob", "school": "highland", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: sylvan, etherweavers, northern, highland
team: yes
hand sylvan: Unicorn, Forest Mystic, Forest Wardens, Angel of Death, Time Elemental, F8
hand etherweavers: Time Traveler, Greater Shadow Twin, Merchant of Time, Storm Elemental, Earth Elemental, F1
hand northern: Infantry Captain, Time Mage, High Priestess, F5
hand highland: Warlord, Clan Healer, Ritual Master, F6
deck sylvan: Sylvan Princess, Centaur Chieftain, Sapling, Kiskin Farseeders, Kiskin Spirit, Forest Ancient, Sylvan Queen, Tree Shepherd, Centaur Spearman, Naiad, Kiskin Leafsplitter, Charging Buck, Kiskin Boughrunner, Dryad, Woodland Druid
deck etherweavers: Void Summoner, Warpmaster, Paradox Worm, Dark Sphere, Eternal Emperor, Reality Patch, Iris of Eternity, Lesser Shadow Twin, Singularity, Translocationist, Doppelganger, Ziggurat Sentinel, Antimatter Spirit, Gate of Oblivion, Polarity Queen
deck northern: Champion, Herald, Summoner, Knight, Assassin, Cavalry Captain, Master of Intrigue, Chronicler, Gun Tower, Swordmaster, Hypnotist, Messenger, Gryphon Rider, Bomb, Cannon
deck highland: Eagle Lord, Clan Guardian, Hill Giant, Hungry Bear, Wild Eagle, Wolf Rider, Legend Slayer, War Drummer, Dire Wolf, War Summoner, Ritual Keeper, Werewolf, Blood Shaman, Clan Axeman, Mountain Troll
discard sylvan:
discard etherweavers:
discard northern:
discard highland:
legends: Leviathan, Two-Headed Dragon, Bone Catapult, Fire Dragon, Titan, The Eldest Tree, Hell Bull, Fire Elemental
legends_discard:
flares: F12, F11, F7, F3, F4, F10, F9, F2
flares_discard:
tasks: Imprisonment, Corner Chain, Colored Summoning, Rainbow Dominance
task_pile: Green Legends, Devastation, Side Chain, End of Legends, Heroic Destruction, Green Conquest, Diagonals, Red Legends, Isolation, Color Conquest, Central Dominance, Line Dominance, Heroic Devastation, Envelopment, Green Summoning, Legendary Summoning, Red Summoning, Red Conquest, Destruction, Center Cross
claimed green:
claimed purple:
actions: 1
turn: 1
to_move: sylvan
waiting: sylvan, etherweavers, northern, highland
setting_up: no
fate: 449297163371689565

',8439522116730934,207,36,NULL,0,1,'["sylvan", "northern"]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',2,NULL);
INSERT INTO "tables" VALUES('dvwnfj7vaw8d','2026-11-14 09:00:00.000000','2026-11-14 09:26:43.000000','melee',0,'full','{"form": "melee", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "sylvan", "level": null}, {"kind": "friend", "name": "Bob", "school": "etherweavers", "level": null}, {"kind": "screen", "name": "Ada", "school": "northern", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: melee
schools: sylvan, etherweavers, northern
team: no
hand sylvan: Dryad, Kiskin Spirit, Charging Buck, Fire Dragon, Earth Elemental, F5
hand etherweavers: Merchant of Time, Greater Shadow Twin, Iris of Eternity, Titan, The Eldest Tree, F6
hand northern: Champion, Gryphon Rider, Knight, Fire Elemental, Hell Bull, F11
deck sylvan: Centaur Chieftain, Unicorn, Sylvan Princess, Kiskin Leafsplitter, Tree Shepherd, Forest Ancient, Naiad, Kiskin Boughrunner, Woodland Druid, Sapling, Centaur Spearman, Sylvan Queen, Forest Wardens, Forest Mystic, Kiskin Farseeders
deck etherweavers: Eternal Emperor, Warpmaster, Translocationist, Time Traveler, Polarity Queen, Paradox Worm, Antimatter Spirit, Reality Patch, Gate of Oblivion, Singularity, Doppelganger, Dark Sphere, Ziggurat Sentinel, Lesser Shadow Twin, Void Summoner
deck northern: Herald, Time Mage, Master of Intrigue, Infantry Captain, Assassin, Chronicler, Cannon, High Priestess, Messenger, Summoner, Swordmaster, Bomb, Hypnotist, Gun Tower, Cavalry Captain
discard sylvan:
discard etherweavers:
discard northern:
legends: Time Elemental, Storm Elemental, Angel of Death, Two-Headed Dragon, Leviathan, Bone Catapult
legends_discard:
flares: F1, F8, F7, F4, F12, F9, F2, F3, F10
flares_discard:
tasks:
task_pile:
claimed green:
claimed purple:
claimed blue:
scores green: purple 0, blue 0
scores purple: blue 0, green 0
scores blue: green 0, purple 0
improvised green:
improvised purple:
improvised blue:
actions: 1
turn: 1
to_move: sylvan
waiting: sylvan, etherweavers, northern
setting_up: yes
fate: 193225609371790541

',8141280754401811,229,34,NULL,0,1,'["northern"]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',1,NULL);
INSERT INTO "tables" VALUES('ejyhgsu8h88g','2026-11-14 12:00:00.000000','2026-11-14 12:03:02.000000','duel',1,'full','{"form": "duel", "team": true, "seats": [{"kind": "me", "name": "Ada", "school": "southern", "level": null}, {"kind": "friend", "name": "Bob", "school": "highland", "level": null}, {"kind": "friend", "name": "Cem", "school": "sylvan", "level": null}, {"kind": "friend", "name": "Dot", "school": "northern", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: southern, highland, sylvan, northern
team: yes
hand southern: Herald, Chronicler, Time Mage, Earth Elemental, Time Elemental, F10
hand highland: Clan Healer, Clan Axeman, Werewolf, Hell Bull, Storm Elemental, F6
hand sylvan: Centaur Spearman, Unicorn, Sapling, F11
hand northern: Bomb, Gryphon Rider, Infantry Captain, F5
deck southern: Champion, Master of Intrigue, Infantry Captain, Assassin, Gun Tower, Knight, Cannon, Summoner, Messenger, High Priestess, Gryphon Rider, Cavalry Captain, Bomb, Swordmaster, Hypnotist
deck highland: Wolf Rider, Wild Eagle, Dire Wolf, War Drummer, Warlord, Ritual Master, Blood Shaman, Mountain Troll, War Summoner, Hill Giant, Legend Slayer, Eagle Lord, Ritual Keeper, Hungry Bear, Clan Guardian
deck sylvan: Woodland Druid, Kiskin Spirit, Forest Wardens, Kiskin Farseeders, Dryad, Naiad, Sylvan Princess, Sylvan Queen, Charging Buck, Kiskin Leafsplitter, Tree Shepherd, Forest Ancient, Centaur Chieftain, Forest Mystic, Kiskin Boughrunner
deck northern: Messenger, Chronicler, Swordmaster, Champion, Herald, Cannon, Hypnotist, Summoner, Knight, Cavalry Captain, Master of Intrigue, High Priestess, Time Mage, Assassin, Gun Tower
discard southern:
discard highland:
discard sylvan:
discard northern:
legends: Two-Headed Dragon, Fire Elemental, Leviathan, Bone Catapult, Fire Dragon, Titan, Angel of Death, The Eldest Tree
legends_discard:
flares: F8, F7, F1, F12, F9, F3, F2, F4
flares_discard:
tasks:
task_pile:
claimed red:
claimed yellow:
scores red: 0
scores yellow: 0
improvised red:
improvised yellow:
actions: 1
turn: 1
to_move: southern
waiting: southern, highland, sylvan, northern
setting_up: yes
fate: 342049448428056244

',5890629465887071,26,6,NULL,0,1,'["southern", "sylvan"]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',3,NULL);
INSERT INTO "tables" VALUES('n3j7hb3bwe8t','2026-11-14 15:00:00.000000','2026-11-14 15:01:59.000000','duel',0,'full','{"form": "duel", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "highland", "level": null}, {"kind": "friend", "name": "Bob", "school": "northern", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: highland, northern
team: no
hand highland: Clan Healer, Ritual Master, Wild Eagle, Earth Elemental, Two-Headed Dragon, F4
hand northern: Master of Intrigue, Swordmaster, Gryphon Rider, Fire Dragon, Fire Elemental, F12
deck highland: Hungry Bear, War Drummer, Warlord, Hill Giant, Clan Axeman, Ritual Keeper, War Summoner, Wolf Rider, Legend Slayer, Dire Wolf, Blood Shaman, Clan Guardian, Werewolf, Eagle Lord, Mountain Troll
deck northern: High Priestess, Time Mage, Summoner, Chronicler, Knight, Infantry Captain, Gun Tower, Cannon, Cavalry Captain, Messenger, Hypnotist, Assassin, Bomb, Champion, Herald
discard highland:
discard northern:
legends: Time Elemental, Titan, Bone Catapult, Angel of Death, The Eldest Tree, Storm Elemental, Hell Bull, Leviathan
legends_discard:
flares: F10, F9, F6, F5, F11, F3, F8, F1, F7, F2
flares_discard:
tasks:
task_pile:
claimed yellow:
claimed blue:
scores yellow: 0
scores blue: 0
improvised yellow:
improvised blue:
actions: 1
turn: 1
to_move: highland
waiting: highland, northern
setting_up: yes
fate: 350218296369928836

',2756287346061491,17,5,NULL,0,1,'["highland"]','mqc58hj27nfm','3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547',NULL,NULL,NULL,NULL,'{}',2,NULL);
INSERT INTO "tables" VALUES('mqc58hj27nfm','2026-11-14 18:00:00.000000','2026-11-14 18:00:00.000000','duel',0,'full','{"form": "duel", "team": false, "seats": [{"kind": "friend", "name": "Bob", "school": "northern", "level": null}, {"kind": "me", "name": "Ada", "school": "highland", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: northern, highland
team: no
hand northern: Herald, Infantry Captain, Champion, Hell Bull, Fire Dragon, F3
hand highland: War Summoner, Warlord, Clan Healer, Earth Elemental, Storm Elemental, F4
deck northern: High Priestess, Gryphon Rider, Messenger, Time Mage, Bomb, Summoner, Cannon, Swordmaster, Knight, Gun Tower, Chronicler, Hypnotist, Assassin, Cavalry Captain, Master of Intrigue
deck highland: Werewolf, Ritual Keeper, Clan Axeman, Legend Slayer, War Drummer, Dire Wolf, Wolf Rider, Hill Giant, Ritual Master, Wild Eagle, Hungry Bear, Clan Guardian, Mountain Troll, Blood Shaman, Eagle Lord
discard northern:
discard highland:
legends: Titan, Bone Catapult, Leviathan, The Eldest Tree, Fire Elemental, Angel of Death, Time Elemental, Two-Headed Dragon
legends_discard:
flares: F6, F8, F10, F5, F12, F11, F7, F1, F2, F9
flares_discard:
tasks:
task_pile:
claimed blue:
claimed yellow:
scores blue: 0
scores yellow: 0
improvised blue:
improvised yellow:
actions: 1
turn: 1
to_move: northern
waiting: northern, highland
setting_up: yes
fate: 316122767235598953

',4000498119816424,0,1,'highland',0,0,'[]',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,NULL,NULL,NULL,'{}',0,NULL);
INSERT INTO "tables" VALUES('tg68bz45surv','2026-11-14 21:00:00.000000','2026-11-14 21:01:24.000000','high',0,'full','{"form": "high", "team": false, "seats": [{"kind": "me", "name": "Ada", "school": "etherweavers", "level": null}, {"kind": "friend", "name": "Bob", "school": "southern", "level": null}], "seed": null, "assist": "full", "clock": {"turn": 60, "reserve": 30}, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: etherweavers, southern
team: no
hand etherweavers: Warpmaster, Time Traveler, Ziggurat Sentinel, Titan, Leviathan, F11
hand southern: Infantry Captain, Herald, Cannon, Fire Dragon, Hell Bull, F6
deck etherweavers: Eternal Emperor, Lesser Shadow Twin, Doppelganger, Gate of Oblivion, Merchant of Time, Translocationist, Antimatter Spirit, Reality Patch, Paradox Worm, Greater Shadow Twin, Iris of Eternity, Singularity, Polarity Queen, Dark Sphere, Void Summoner
deck southern: Master of Intrigue, Hypnotist, High Priestess, Messenger, Champion, Knight, Bomb, Gun Tower, Chronicler, Summoner, Cavalry Captain, Assassin, Gryphon Rider, Swordmaster, Time Mage
discard etherweavers:
discard southern:
legends: Two-Headed Dragon, The Eldest Tree, Earth Elemental, Time Elemental, Angel of Death, Bone Catapult, Storm Elemental, Fire Elemental
legends_discard:
flares: F12, F2, F9, F1, F5, F7, F10, F3, F8, F4
flares_discard:
tasks: Line Dominance, Green Conquest, Destruction, Red Summoning
task_pile: Rainbow Dominance, Green Summoning, End of Legends, Color Conquest, Corner Chain, Center Cross, Side Chain, Diagonals, Envelopment, Central Dominance, Imprisonment, Green Legends, Red Conquest, Isolation, Devastation, Red Legends, Colored Summoning, Legendary Summoning, Heroic Devastation, Heroic Destruction
claimed purple:
claimed red:
actions: 1
turn: 1
to_move: etherweavers
waiting: etherweavers, southern
setting_up: no
fate: 383282729664815856

',4366047729671271,12,4,NULL,0,1,'["etherweavers"]',NULL,'3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547','{"turn": 60, "reserve": 30}','2026-11-15 11:59:40.000000','{"etherweavers": 30.0, "southern": 0.0}',NULL,'{}',1,NULL);
INSERT INTO "tables" VALUES('yuzmz69qprhx','2026-11-15 00:00:00.000000','2026-11-15 00:00:07.000000','duel',0,'full','{"form": "duel", "team": false, "seats": [{"kind": "me", "name": "Me", "school": "highland", "level": null}, {"kind": "bot", "name": "Bot", "school": "northern", "level": "novice"}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: highland, northern
team: no
hand highland: Clan Healer, Ritual Master, Wild Eagle, Earth Elemental, Two-Headed Dragon, F4
hand northern: Master of Intrigue, Swordmaster, Gryphon Rider, Fire Dragon, Fire Elemental, F12
deck highland: Hungry Bear, War Drummer, Warlord, Hill Giant, Clan Axeman, Ritual Keeper, War Summoner, Wolf Rider, Legend Slayer, Dire Wolf, Blood Shaman, Clan Guardian, Werewolf, Eagle Lord, Mountain Troll
deck northern: High Priestess, Time Mage, Summoner, Chronicler, Knight, Infantry Captain, Gun Tower, Cannon, Cavalry Captain, Messenger, Hypnotist, Assassin, Bomb, Champion, Herald
discard highland:
discard northern:
legends: Time Elemental, Titan, Bone Catapult, Angel of Death, The Eldest Tree, Storm Elemental, Hell Bull, Leviathan
legends_discard:
flares: F10, F9, F6, F5, F11, F3, F8, F1, F7, F2
flares_discard:
tasks:
task_pile:
claimed yellow:
claimed blue:
scores yellow: 0
scores blue: 0
improvised yellow:
improvised blue:
actions: 1
turn: 1
to_move: highland
waiting: highland, northern
setting_up: yes
fate: 350218296369928836

1 northern: start c5
1 highland: place h5 | end
2 northern: place a7 | place b8 | end
',6043059076183926,1,3,'highland',0,0,'[]',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,NULL,NULL,NULL,'{}',0,'cuvz9k4pp2w2/6');
INSERT INTO "tables" VALUES('4etcpuxjyvha','2026-11-15 03:00:00.000000','2026-11-15 03:00:14.000000','first',0,'full','{"form": "first", "team": false, "seats": [{"kind": "screen", "name": "Screen", "school": "etherweavers", "level": null}, {"kind": "me", "name": "Me", "school": "sylvan", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: first
schools: etherweavers, sylvan
team: no
pieces purple: b2 b4 b5 c1 c3 d5
pieces green: a5 a7 b7 c7 d8 e4
hand etherweavers: Warpmaster, Polarity Queen, F10
hand sylvan: Centaur Chieftain, Tree Shepherd, Charging Buck, F5
deck etherweavers: Iris of Eternity, Translocationist, Eternal Emperor, Paradox Worm, Merchant of Time, Dark Sphere, Ziggurat Sentinel, Doppelganger, Lesser Shadow Twin, Void Summoner, Reality Patch, Antimatter Spirit, Singularity, Greater Shadow Twin, Time Traveler
deck sylvan: Kiskin Farseeders, Kiskin Leafsplitter, Sylvan Queen, Forest Ancient, Forest Wardens, Forest Mystic, Dryad, Naiad, Sapling, Woodland Druid, Sylvan Princess, Kiskin Boughrunner, Centaur Spearman, Kiskin Spirit, Unicorn
discard etherweavers:
discard sylvan:
legends:
legends_discard:
flares: F11, F1, F2, F8, F4, F12, F3, F7, F9, F6
flares_discard:
tasks: Rainbow Dominance, Center Cross, Heroic Destruction, Side Chain
task_pile: Color Conquest, Corner Chain, Line Dominance, Green Summoning, Red Conquest, Central Dominance, Imprisonment, Destruction, Devastation, Red Summoning, Green Conquest, Colored Summoning
claimed purple:
claimed green:
pending etherweavers: Gate of Oblivion
actions: 1
turn: 7
to_move: etherweavers
waiting:
setting_up: no
fate: 363449963772122844

',1511164458857121,2,7,'etherweavers',0,0,'[]',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,NULL,NULL,NULL,'{}',0,'position');
INSERT INTO "tables" VALUES('zbjmm2h3y7ed','2026-11-15 06:00:00.000000','2026-11-15 06:00:07.000000','high',0,'full','{"form": "high", "team": false, "seats": [{"kind": "screen", "name": "Screen", "school": "etherweavers", "level": null}, {"kind": "me", "name": "Me", "school": "sylvan", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: high
schools: etherweavers, sylvan
team: no
pieces purple: b5 c4 c7 c8* d7 d8 f1 f3
pieces green: b2 b4 c9 d2 g4 i5 i7
hand etherweavers: Ziggurat Sentinel, Fire Dragon, Two-Headed Dragon, F8, Void Summoner
hand sylvan: Forest Mystic, Leviathan, F7, Bone Catapult, Dryad, Kiskin Boughrunner
deck etherweavers: Singularity, Reality Patch, Lesser Shadow Twin, Gate of Oblivion, Greater Shadow Twin, Iris of Eternity, Dark Sphere, Warpmaster, Translocationist, Time Traveler, Polarity Queen, Antimatter Spirit, Paradox Worm
deck sylvan: Sylvan Princess, Sapling, Sylvan Queen, Unicorn, Tree Shepherd, Centaur Spearman, Forest Wardens, Naiad, Charging Buck, Forest Ancient, Kiskin Farseeders, Woodland Druid, Kiskin Leafsplitter, Centaur Chieftain
discard etherweavers: Doppelganger, Eternal Emperor
discard sylvan: Kiskin Spirit
legends: Storm Elemental, Time Elemental, Earth Elemental, Angel of Death, Fire Elemental, The Eldest Tree, Hell Bull, Titan
legends_discard:
flares: F9, F6, F4, F10, F12, F3, F11, F5, F1, F2
flares_discard:
tasks: Central Dominance, Imprisonment, Red Summoning, End of Legends
task_pile: Green Summoning, Green Legends, Rainbow Dominance, Diagonals, Heroic Destruction, Corner Chain, Heroic Devastation, Envelopment, Destruction, Legendary Summoning, Center Cross, Side Chain, Red Legends, Green Conquest, Colored Summoning, Devastation, Red Conquest, Color Conquest, Line Dominance, Isolation
claimed purple:
claimed green:
pending etherweavers: Merchant of Time
merchant: purple common
actions: 2
turn: 10
to_move: sylvan
waiting:
setting_up: no
fate: 473738188197981673

',3971796783733599,1,10,'sylvan',0,0,'[]',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,NULL,NULL,NULL,'{}',0,'position');
INSERT INTO "tables" VALUES('9ketwncbde3u','2026-11-15 09:00:00.000000','2026-11-15 09:11:40.000000','duel',0,'full','{"form": "duel", "team": false, "seats": [{"kind": "me", "name": "Me", "school": "highland", "level": null}, {"kind": "screen", "name": "Screen", "school": "northern", "level": null}], "seed": null, "assist": "full", "clock": null, "pace": "usual"}','Tash-Kalar record 1
rules: 1
form: duel
schools: highland, northern
team: no
pieces yellow: e5 g5 g8 h5
pieces blue: a7 b8 c5 c7
hand highland: Clan Healer, Ritual Master, Earth Elemental, Two-Headed Dragon, F4, Hungry Bear
hand northern: Master of Intrigue, Swordmaster, Gryphon Rider, Fire Dragon, Fire Elemental, F12
deck highland: War Drummer, Warlord, Hill Giant, Clan Axeman, Ritual Keeper, War Summoner, Wolf Rider, Legend Slayer, Dire Wolf, Blood Shaman, Clan Guardian, Werewolf, Eagle Lord, Mountain Troll
deck northern: High Priestess, Time Mage, Summoner, Chronicler, Knight, Infantry Captain, Gun Tower, Cannon, Cavalry Captain, Messenger, Hypnotist, Assassin, Bomb, Champion, Herald
discard highland: Wild Eagle
discard northern:
legends: Time Elemental, Titan, Bone Catapult, Angel of Death, The Eldest Tree, Storm Elemental, Hell Bull, Leviathan
legends_discard:
flares: F10, F9, F6, F5, F11, F3, F8, F1, F7, F2
flares_discard:
tasks:
task_pile:
claimed yellow:
claimed blue:
scores yellow: 17
scores blue: 17
improvised yellow:
improvised blue:
actions: 1
turn: 4
to_move: northern
waiting:
setting_up: no
fate: 350218296369928836

',3172475340210148,100,20,NULL,0,1,'["northern"]',NULL,'bdb339768bc5e4fecbe55a442056919b2b325907d49bcbf3bf8de13781996a83',NULL,NULL,NULL,NULL,'{}',0,'position');
CREATE INDEX ix_tables_awaits_bot ON tables (awaits_bot);
CREATE INDEX ix_seats_holder ON seats (holder);
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_sayings_table_id ON sayings (table_id);
CREATE INDEX ix_records_holder ON records (holder);
COMMIT;
